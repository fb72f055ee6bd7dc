/** A chance between 0 and 1 in percent; what is possible is never 0%, and what is not certain never 100%. */
export function percent(chance: number): string {
  const n = Math.round(chance * 100)
  if (n === 0 && chance > 0) return '<1%'
  // What is certain comes out of sums of fractions.
  return n === 100 && chance < 1 - 1e-9 ? '>99%' : `${n}%`
}
