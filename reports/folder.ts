/** The folder of the reports, unless another one is given. */
export const DEFAULT_OUT = 'reports/out'

/** The file with the curl lines of all violated rules. */
export const CURL_LINES = 'curl-lines.txt'

/** If this many rules are violated, their curl lines are in that file and not on the terminal. */
export const CURL_LINES_FROM = 21

/** The page of a run, in the folder of its reports. */
export const PAGE = 'index.html'
