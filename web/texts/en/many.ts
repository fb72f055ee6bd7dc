/** A count with its noun: '1 move', '3 moves'. */
export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`
