/** Whether a text has only letters and spaces. A service may refuse other signs in a text, however they are written. */
export const isPlain = (text: string): boolean => /^[a-z ]+$/i.test(text)

/** Texts, each as it is written in a form, with the rule about this writing. */
export const WRITINGS = [
  { rule: 'form-percent', what: 'percent-encoded values', text: 'Rent&Sons=50%', raw: 'Rent%26Sons%3D50%25' },
  { rule: 'form-plus', what: 'a plus sign as a space', text: 'Lease of a house', raw: 'Lease+of+a+house' },
  { rule: 'form-once', what: 'encoded plus and percent signs literally', text: 'A+house %41', raw: 'A%2Bhouse+%2541' },
  { rule: 'form-utf-8', what: 'encoded UTF-8', text: 'Prüfung-Łódź', raw: 'Pr%C3%BCfung-%C5%81%C3%B3d%C5%BA' },
  {
    rule: 'form-utf-8',
    what: 'UTF-8 that is encoded with lower-case digits',
    text: 'Prüfung-Łódź',
    raw: 'Pr%c3%bcfung-%c5%81%c3%b3d%c5%ba',
  },
] as const
