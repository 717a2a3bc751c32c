/** The file of the faults of a topic, `area/topic`, from the project's folder; those that leave a member out lie in one folder for all areas. */
export const faultFileOf = (topic: string): string =>
  topic.endsWith('/absence') ? 'fixtures/faults/absence/index.ts' : `fixtures/faults/${topic}.ts`
