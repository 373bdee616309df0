// What the server tells the pages beside a table. Made from the server's own types:
//     python -m tools.client_types

import type { Page, Piece } from "./shown.js";

export interface Bot {
  id: string;
  name: string;
  blurb: string;
  usual: boolean;
  game: string;
  players: number;
}

export interface LessonOffered {
  id: string;
  name: string;
  blurb: string;
}

export interface PresetSeat {
  who: "me" | "friend" | "bot";
  bot: string | null;
}

export interface Preset {
  id: string;
  name: string;
  blurb: string;
  players: number;
  seats: PresetSeat[];
  setup: Record<string, any>;
  campaign: boolean;
}

export interface Value {
  value: any;
  label: string;
  help: string;
  again: boolean;
  picture: [string, string] | null;
  holds: ([string, string])[];
  grade: number | null;
  box: string;
  then: Field | null;
}

export interface Field {
  id: string;
  label: string;
  help: string;
  kind: "choice" | "each" | "many" | "text" | "file";
  values: Value[];
  default: any;
  players: number[];
  boxes: boolean;
  mixed: string;
  labels?: string[];
}

export interface SealedBox {
  id: string;
  name: string;
}

export interface GameOffered {
  id: string;
  name: string;
  blurb: string;
  seats: number[];
  family: string;
  campaign: boolean;
  names: number;
  single: boolean;
  rules: boolean;
  sides: Record<string, number[][]>;
  lessons: LessonOffered[];
  presets: Preset[];
  fields: Field[];
  sealed: SealedBox[];
}

export interface FieldsOffered {
  fields: Field[];
  cast: Record<string, string>;
  lent: Record<string, string>;
}

export interface Offered {
  games: GameOffered[];
  bots: Bot[];
}

export interface Sign {
  id: string;
  value: number | string;
  label: string;
}

export interface CardFace {
  name: string;
  slug: string;
  kind: string;
  facts: string;
  cost: number | null;
  signs: Sign[];
  text: string[];
  art?: string;
}

export interface Standing {
  title: string;
  text: string;
  mark: string;
  gist: string;
}

export interface CardRead {
  name: string;
  slug: string;
  kind: string;
  facts: string;
  cost: number | null;
  signs: Sign[];
  text: string[];
  art?: string;
  sentences: (([number, string])[])[];
  standing: Standing[];
  rules: string[];
}

export interface CardFiled {
  name: string;
  slug: string;
  kind: string;
  facts: string;
  cost: number | null;
  signs: Sign[];
  text: string[];
  art?: string;
  shelf: string;
  group: string;
}

export interface Gist {
  pays?: string[];
  uses?: string[];
  does?: ([number | null, string])[];
}

export interface RuleSection {
  number: string;
  title: string;
}

export interface RuleRead {
  id: string;
  section: string;
  title: string;
  text: string;
}

export interface RulesRead {
  title: string;
  sections: RuleSection[];
  rules: RuleRead[];
  lessons: number;
}

export interface LessonChapter {
  name: string;
  steps: string[];
}

export interface LessonRead {
  id: string;
  name: string;
  about: string;
  parts: LessonChapter[];
}

export interface LessonsRead {
  title: string;
  lessons: LessonRead[];
}

export interface VerbCard {
  name: string;
  slug: string;
}

export interface VerbRead {
  signature: string;
  text: string;
  cards: VerbCard[];
}

export interface VerbChapter {
  title: string;
  verbs: VerbRead[];
}

export interface VerbsRead {
  chapters: VerbChapter[];
}

export interface PuzzleCard {
  card: string;
  kind: string;
}

export interface PuzzleRow {
  id: string;
  name: string;
  about: string;
  goal: string;
  mine: PuzzleCard[];
  theirs: PuzzleCard[];
  tries: number;
  solved: number;
}

export interface PuzzleShelf {
  id: string;
  name: string;
  puzzles: PuzzleRow[];
  found: PuzzleRow[];
}

export interface Sought {
  stage: "off" | "none" | "working" | "done" | "stopped" | "failed";
  done: number;
  all: number;
  found: number;
  problem: string | null;
}

export interface Yesterday {
  day: string;
  played: number;
  won: number;
  best: number | null;
}

export interface Daily {
  day: string;
  game: string;
  name: string;
  seed: string;
  about: string[];
  figures: string[];
  yesterday: Yesterday;
  row: number;
  longest: number;
}

export interface Player {
  seat: number;
  name: string;
  who: string;
  bot: string | null;
  figure: string;
}

export interface OutcomeRow {
  text: string;
  winners: number[];
  together: boolean;
  won: boolean | null;
  requested: number;
  repaired: number;
}

export interface TableRow {
  table: string;
  game: string;
  title: string;
  about: string[];
  players: Player[];
  yours: number[];
  host: boolean;
  acting: number[];
  answers: number;
  when: number;
  free_undo: boolean;
  campaign: string | null;
  result: OutcomeRow | null;
  ends: string;
}

export interface BoxKind {
  kind: string;
  count: number;
}

export interface BoxFace {
  card: string;
  kind: string;
  art: string;
}

export interface BoxRow {
  name: string;
  digest: string;
  url: string;
  title: string;
  authors: string;
  game: string;
  game_title: string;
  kinds: BoxKind[];
  faces: BoxFace[];
  untold: string[];
  offered: boolean;
  yours: boolean;
}

export interface BoxShelf {
  welcome: boolean;
  offered: BoxRow[];
  yours: BoxRow[];
}

export interface BoxRead {
  box: BoxRow;
  cards: CardFiled[];
  setup: Record<string, any>;
  players: number;
}

export interface HallCard {
  card: string;
  kind: string;
  name: string;
}

export interface HallCurve {
  id: string;
  name: string;
  most: number;
  levels: number[];
}

export interface HallCourse {
  measured: string;
  round: number;
  curves: HallCurve[];
}

export interface HallRow {
  table: string;
  game: string;
  title: string;
  about: string[];
  players: Player[];
  free: number;
  watch: boolean;
  level: "any" | "first" | "played";
  languages: string[];
  seconds: number;
  opened: number;
  answers: number;
  free_undo: boolean;
  mine: boolean;
  watchers: number;
  market: HallCard[];
  course: HallCourse | null;
}

export interface Hall {
  tables: HallRow[];
  people: number;
  at: number;
}

export interface Opening {
  seats: boolean;
  watch: boolean;
  level: "any" | "first" | "played";
  languages: string[];
}

export interface MovedCard {
  what: string;
  source: string;
  target: string;
}

export interface Repairable {
  path: string;
  label: string;
  seat: number | null;
  now: number;
  least: number;
  most: number;
  move: MovedCard | null;
}

export interface SeatAgain {
  who: "me" | "hot-seat" | "friend" | "bot";
  bot: string | null;
  name: string;
}

export interface Again {
  game: string;
  players: number;
  setup: Record<string, any>;
  seats: SeatAgain[];
  free_undo: boolean;
}

export interface SeatLink {
  seat: number | string;
  name: string;
  url: string;
  qr: string;
}

export interface ChapterPlayed {
  number: number;
  title: string;
  url: string;
  over: boolean;
  won: boolean | null;
  repaired: boolean;
  text: string;
}

export interface Note {
  kind: string;
  title: string | null;
  text: string;
  mark: string;
}

export interface Deed {
  text: string;
  pieces: Piece[];
  notes: Note[];
  mark: string;
  art: string;
}

export interface Section {
  heading: string;
  deeds: Deed[];
  sealed: number;
  look: string;
  aside: string;
}

export interface Left {
  id: string;
  kind: string;
  title: string;
}

export interface Seated {
  seat: number;
  name: string;
  who: string;
  mine: boolean;
}

export interface Chronicle {
  campaign: string;
  game: string;
  title: string;
  over: boolean;
  file: boolean;
  players: number;
  begun: number;
  now: string | null;
  chapters: ChapterPlayed[];
  judged: string[];
  sections: Section[];
  pages: Page[];
  after: Left[];
  seated: Seated[];
}

export interface CampaignRow {
  campaign: string;
  game: string;
  title: string;
  url: string;
  chapter: ChapterPlayed;
  over: boolean;
  when: number;
}

export interface Sat {
  mine: boolean;
  bot: boolean;
  figure: Record<string, string> | null;
}

export interface Remembered {
  table: string;
  game: string;
  when: number;
  won: boolean | null;
  together: boolean;
  reason: string;
  answers: number;
  undo: boolean;
  kind: string;
  name: string;
  about: (Record<string, string>)[];
  seats: Sat[];
  minutes?: number;
}

export interface Turn {
  round: number;
  by: string;
  answers: number;
}

export interface Curve {
  id: string;
  most: number;
  levels: number[];
}

export interface CardNamed {
  slug: string;
  kind: string;
  name: string;
}

export interface TurningMoment {
  step: number;
  change: number;
  by: string;
  text: string;
  card: CardNamed | null;
  target: string | null;
  levels: number[];
}

export interface Share {
  name: string | null;
  amount: number;
}

export interface Total {
  id: string;
  total: number;
  parts: Share[];
}

export interface Amount {
  id: string;
  total: number;
}

export interface Counted {
  label: string;
  amounts: Amount[];
}

export interface Decided {
  measured: string;
  counted: string;
  steps: Turn[];
  curves: Curve[];
  chance: ([number, number])[];
  seats: number[];
  moments: TurningMoment[];
  turning: number;
  totals: Total[];
  numbers: Counted[];
}

export interface Calls {
  possible: boolean;
  hook: boolean;
  mail: boolean;
  push: string | null;
  way: string | null;
  topic: string | null;
  address: string;
  confirmed: boolean;
  trouble: boolean;
}

export interface JudgedPoint {
  answers: number;
  chances: number[];
}

export interface JudgedStep {
  text: string;
  pieces: string[];
  after: number;
}

export interface JudgedDecision {
  answers: number;
  seat: number;
  asked: string;
  cost: number;
  before: number;
  after: number;
  played: JudgedStep;
  better: JudgedStep[];
}

export interface JudgedAccount {
  start: number;
  luck: number;
  choices: number[];
  end: number;
}

export interface Judged {
  stage: "none" | "working" | "done" | "failed";
  done: number;
  all: number;
  problem: string | null;
  answers: number;
  decisions: number;
  sides: number[][];
  curve: JudgedPoint[];
  costly: JudgedDecision[];
  accounts: JudgedAccount[];
  swings: number[];
}

export interface Known {
  handle: string;
  online: boolean | null;
}

export interface Met {
  handle: string;
  name: string;
  seat: number;
}

export interface Invitation {
  id: string;
  game: string;
  title: string;
  who: string;
}

export interface Circle {
  handle: string;
  online: boolean;
  people: Known[];
  invitations: Invitation[];
}

export interface BenchWord {
  group: string;
  text: string;
  new: any[];
  deed: boolean;
  places: string[];
  ways: boolean;
  varies: boolean;
  labels: string[];
  most: number;
}

export interface BenchTold {
  game: string;
  engine: string;
  engines: Record<string, string>;
  judged: string[];
  lists: Record<string, Record<string, string>>;
  words: Record<string, BenchWord>;
  texts: Record<string, string[]>;
  motifs: Record<string, string[]>;
  usual: Record<string, [number, number]>;
  judges: boolean;
  seconds: number;
  tries: boolean;
}

export interface BenchVariant {
  clause: any[];
  text: string;
}

export interface BenchFoe {
  kind: string;
  type: string;
  tier: number;
  name: Record<string, string | Record<string, string>>;
  picture: string;
  life?: number;
  power?: number;
  shield?: number;
  effect?: any[];
  persistent?: any[];
  immediately?: any[];
  to_discard?: any[];
}

export interface BenchOffered {
  name: string;
  text: string[];
  thing: BenchFoe;
}

export interface BenchRemark {
  text: string;
  cost: number | null;
}

export interface BenchChecked {
  problem: string;
  thing: number | null;
  faces: Record<string, CardFace>;
  cards: CardFace[];
  strips: Record<string, string[]>;
  gist: Gist;
  remarks: BenchRemark[];
}

export interface BenchPlayed {
  problem: string;
  lines: string[];
  ended: string;
}

export interface AssayRate {
  won: number;
  games: number;
  low: number;
  high: number;
}

export interface AssayRow {
  slug: string;
  name: string;
  mean: number;
  low: number;
  high: number;
  pairs: number;
  bought: number | null;
}

export interface AssayFoe {
  slug: string;
  name: string;
  mine: boolean;
  rate: AssayRate;
  curve: ([number, number])[];
}

export interface AssayPrinted {
  slug: string;
  name: string;
  cost: number;
  mean: number;
  low: number;
  high: number;
  bought: number;
}

export interface AssayPrice {
  cost: number;
  mean: number;
  low: number;
  high: number;
  usual: ([number, number, number])[];
  cards: AssayPrinted[];
}

export interface AssayMeasure {
  name: string;
  span: [number, number, number] | null;
  usual: number;
}

export interface AssayMet {
  slug: string;
  name: string;
  times: number;
  means: number[];
}

export interface AssayMeeting {
  rate: AssayRate;
  measures: AssayMeasure[];
  cards: AssayMet[];
}

export interface BenchJudged {
  id: string;
  stage: "waiting" | "playing" | "done" | "stopped" | "failed";
  problem: string;
  played: number;
  total: number;
  seconds: number;
  with_it: AssayRate | null;
  without: AssayRate | null;
  mean: number;
  low: number;
  high: number;
  bought: number;
  copies: number;
  mages: AssayRow[];
  rivals: AssayRow[];
  foes: AssayFoe[];
  price: AssayPrice | null;
  meeting: AssayMeeting | null;
}

export type Named = Record<string, string>;
