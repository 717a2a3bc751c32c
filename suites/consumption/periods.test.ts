// The period that bounds a consumption report.
export {}
