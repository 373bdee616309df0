// @ts-check
/** How long a turn may take, in seconds, as the server offers it; 0 for no limit. */
export const PERIODS = [0, 180, 600, 86400, 259200, 604800];
