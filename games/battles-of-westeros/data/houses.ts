/** BW-1.6, BW-2.1: the two Houses; Stark sits at the last row, Lannister at row 1. */
export const houses = ['stark', 'lannister'] as const
export type House = (typeof houses)[number]
