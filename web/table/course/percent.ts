/** A value of 0 to 1 in hundredths. */
export const percent = (value: number): number => Math.round(100 * value)
