// What the server tells a page about a table. Made from the server's own types:
//     python -m tools.client_types

export interface Mark {
  id: string;
  label: string;
  value: number | string | boolean;
}

export interface Piece {
  id: string;
  kind: string;
  name: string | null;
  card: string | null;
  face: "up" | "down";
  marks: Mark[];
  label: string;
  art?: string;
}

export interface Zone {
  id: string;
  name: string;
  card: string | null;
  count: number;
  marks: Mark[];
  pieces: Piece[];
}

export interface Space {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  shape: "box" | "round";
  kind: string;
}

export interface Way {
  start: string;
  end: string;
  one_way: boolean;
  kind: string;
}

export interface RegionLabel {
  x: number;
  y: number;
  turn: number;
}

export interface Region {
  id: string;
  name: string;
  spaces: string[];
  kind: string;
  label: RegionLabel | null;
}

export interface Chart {
  width: number;
  height: number;
  spaces: Space[];
  ways: Way[];
  regions: Region[];
}

export interface TrackStep {
  name: string | null;
  marks: Mark[];
}

export interface Marker {
  id: string;
  step: number;
  name: string;
  seat: number | null;
}

export interface Track {
  id: string;
  name: string;
  kind: string;
  steps: TrackStep[];
  markers: Marker[];
}

export interface Dial {
  id: string;
  name: string;
  value: number;
  least: number;
  most: number | null;
  kind: string;
}

export interface Area {
  id: string;
  name: string;
  card: string | null;
  marks: Mark[];
  zones: Zone[];
  art?: string;
  map?: Chart;
  tracks?: Track[];
  dials?: Dial[];
}

export interface Scene {
  areas: Area[];
  marks: Mark[];
}

export interface Option {
  key: string;
  verb: string;
  label: string;
  then: string | null;
  pieces: string[];
  ways: string[][];
  card: string | null;
}

export interface Met {
  who: string;
  name: string;
}

export interface Page {
  id: string;
  over: string;
  title: string;
  text: string;
  art: string;
  seal: string;
  opens: string[];
  about: string[];
  people: Met[];
  place: number;
  most: number;
}

export interface Asked {
  seat: number;
  mine: boolean;
  anyone: boolean;
  topic: string;
  prompt: string;
  rules: string[];
  naming: number;
  options: Option[];
  about: Record<string, string[]>;
  page: Page | null;
  suggested: string[];
}

export interface CardName {
  card: string;
  name: string;
}

export interface LogLine {
  n: number;
  at: number;
  text: (string | CardName)[];
  private: boolean;
  turn?: string;
  rules?: string[];
}

export interface LogPart {
  from: number;
  all: boolean;
  lines: LogLine[];
}

export interface AreaChange {
  id: string;
  zones: Zone[];
  name?: string;
  card?: string | null;
  marks?: Mark[];
  art?: string;
  map?: Chart;
  tracks?: Track[];
  dials?: Dial[];
}

export interface Change {
  whole?: Scene;
  areas?: AreaChange[];
  marks?: Mark[] | null;
}

export interface Doing {
  card: string;
  sentence: number | null;
}

export interface Beat {
  n: number;
  kind: string;
  cast: Record<string, string | string[]>;
  pieces: Record<string, string[]>;
  numbers: Record<string, number>;
  scene: Change | null;
  doing?: Doing;
}

export interface News {
  at: number;
  text: string;
  first?: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  who: "person" | "bot" | "open";
  bot: string | null;
  here: boolean;
  acting: boolean;
}

export interface About {
  id: string;
  game: string;
  title: string;
  answers: number;
  settled: number;
  free_undo: boolean;
  requested: number;
  repaired: number[];
  pace: string;
  mended: number | null;
  trial: boolean;
  record: boolean;
}

export interface Chapter {
  id: string;
  url: string;
  number: number;
  title: string;
  closed: boolean;
  next: string | null;
}

export interface You {
  seats: number[];
  host: boolean;
  spectator: boolean;
  showing: number | null;
}

export interface PendingUndo {
  by: number;
  to: number;
  waiting: number[];
  made: number;
  text: string;
}

export interface PendingRepair {
  by: number;
  waiting: number[];
  made: number;
  text: string;
  lines: string[];
}

export interface Undo {
  free: number;
  back: number | null;
  turn: number | null;
  ask: boolean;
  back_ask: number | null;
  pending: PendingUndo | null;
}

export interface LessonPart {
  name: string;
  steps: number;
}

export interface LessonStep {
  text: string;
  point: string[];
  place: [number, number];
}

export interface Lesson {
  id: string;
  title: string;
  is: "on" | "left" | "over";
  given: number;
  parts: LessonPart[];
  steps: LessonStep[];
  key: string | null;
}

export interface Puzzle {
  id: string;
  title: string;
  about: string;
  goal: string;
  is: "open" | "solved" | "failed";
  number: number;
  of: number;
  next: string | null;
}

export interface Outcome {
  text: string;
  winners: number[];
  together: boolean;
  won: boolean | null;
}

export interface Phrase {
  id: string;
  text: string;
  alone: boolean;
}

export interface TalkLine {
  n: number;
  seat: number;
  target: string;
  what: string;
  text: string;
  own: boolean;
}

export interface Muted {
  seat: number;
  unread: number;
}

export interface Talk {
  lines: TalkLine[];
  notes: TalkLine[];
  chat: boolean;
  muted: Muted[];
  phrases: Phrase[];
  plans: boolean;
}

export interface Next {
  table: string;
  url: string;
  by: number;
  who: string;
}

export interface Clock {
  seconds: number;
  until: ([number, number])[];
  resting: number[];
}

export interface State {
  is: "state";
  version: number;
  moment: number | null;
  table: About;
  campaign: Chapter | null;
  you: You;
  seats: Seat[];
  asked: Asked[];
  log: LogPart;
  beats: Beat[];
  undo: Undo;
  repair: PendingRepair | null;
  notices: News[];
  concede: boolean;
  lesson: Lesson | null;
  puzzle: Puzzle | null;
  talk: Talk | null;
  clock: Clock | null;
  next: Next | null;
  again: boolean;
  result: Outcome | null;
  scene: Scene;
}

export interface Step {
  is: "step";
  version: number;
  moment: number | null;
  table: About;
  campaign: Chapter | null;
  you: You;
  seats: Seat[];
  asked: Asked[];
  log: LogPart;
  beats: Beat[];
  undo: Undo;
  repair: PendingRepair | null;
  notices: News[];
  concede: boolean;
  lesson: Lesson | null;
  puzzle: Puzzle | null;
  talk: Talk | null;
  clock: Clock | null;
  next: Next | null;
  again: boolean;
  result: Outcome | null;
  scene: Change;
}

export interface Done {
  is: "done";
  id: string;
  version: number;
}

export interface Refusal {
  is: "refused";
  id: string | null;
  code: string;
  text: string;
}

export interface Hint {
  is: "hint";
  id: string;
  seat: number;
  key: string;
  text: string;
  numbers: string[];
}

export interface Why {
  is: "why";
  id: string;
  text: string;
}

export interface Coming {
  place: number;
  card: string | null;
  kind: string;
  name: string;
}

export interface Outlook {
  text: string;
  key: string;
  shares: number[];
  cards: Coming[];
}

export interface Foresight {
  is: "foresight";
  id: string;
  lines: Outlook[];
}

export interface Offer {
  kind: string;
  about: string;
  place: string;
  number: number;
  what: string;
  where: string;
}

export interface Conditions {
  is: "conditions";
  id: string;
  offers: Offer[];
}

export interface Stood {
  stands: "holds" | "waits" | "fails" | "gone";
  what: string;
  where: string;
}

export interface Judged {
  is: "judged";
  id: string;
  stood: Stood[];
}

export type Word = string | CardName;

export type Reply = Done | Refusal | Hint | Why | Foresight | Conditions | Judged;

export type ServerFrame = State | Step | Done | Refusal | Hint | Why | Foresight | Conditions | Judged;
