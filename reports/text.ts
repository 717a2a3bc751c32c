/** A text of a target may contain anything, and a text that is harmless in one report breaks another one. */

const CONTROLS = /(?![\t\n])\p{Cc}/gu
const NOT_IN_XML = /[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Without control characters, for terminals. Line feeds and tabs are kept. */
export function printable(text: string): string {
  return text.replaceAll(CONTROLS, '')
}

/** Without the characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return printable(text).replaceAll(NOT_IN_XML, '')
}

/** On one physical line. */
export function oneLine(text: string): string {
  return printable(text).replaceAll(/\s*\n\s*/g, ' ')
}

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** The path segments after these, and elsewhere every segment with a digit that is not a version. */
const NAMED = String.raw`(?<=/(transactions|documents|fields|files|seals|sealers)/)[^\s/?:,]+`
const WITH_DIGIT = String.raw`(?<=(?<![:/])/)(?!v\d+\b)[^\s/?:,]*\d[^\s/?:,]*`
const IDS = new RegExp([UUID, NAMED, WITH_DIGIT].join('|'), 'gi')

/** Without the ids of a run: texts that differ only in them become equal. */
export function withoutIds(text: string): string {
  return text.replaceAll(IDS, '…')
}

/** `1 rule`, `2 rules`, `1,234 requests`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** `0.8 s`, `12.3 s`, `2 min 05 s`. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** Cuts a line to `width`, with an ellipsis at the end. */
export function cut(line: string, width: number): string {
  return line.length <= width ? line : `${line.slice(0, Math.max(width - 1, 1))}…`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A moment in the time zone of this machine: `24 Nov 17:02`; with the year if `now` is in another one. */
export function momentText(moment: Date, now = new Date()): string {
  const day = `${moment.getDate()} ${MONTHS[moment.getMonth()]}`
  const year = moment.getFullYear() === now.getFullYear() ? '' : ` ${moment.getFullYear()}`
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${day}${year} ${time}`
}
