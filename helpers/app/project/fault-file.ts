/** The file of the faults of a topic (`area/topic`), relative to the project. Faults that omit a member are in one file for all areas. */
export const faultFileOf = (topic: string): string =>
  topic.endsWith('/absence') ? 'fixtures/faults/absence/index.ts' : `fixtures/faults/${topic}.ts`
