/** What the issuing entity feature of the workspace is: how statements begin, and what their rules need. */
export const ON = { where: 'With the issuing entity feature', needs: ['issuing-entities-on'] } as const
export const OFF = { where: 'Without the issuing entity feature', needs: ['issuing-entities-off'] } as const
