/** A value, or a difference of values, in hundredths. */
export const hundredths = (value: number): number => Math.round(100 * value)
