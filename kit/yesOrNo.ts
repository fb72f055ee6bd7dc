/** The moves of a question that is answered by yes or no: `{ do: name, yes }`, yes first. */
export const yesOrNo = <Name extends string>(name: Name): { do: Name; yes: boolean }[] =>
  [true, false].map(yes => ({ do: name, yes }))
