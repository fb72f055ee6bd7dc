/** NG-1.2: the parts that players choose from. */
export type Colour = 'red' | 'green' | 'blue' | 'gold'
export const colours: readonly Colour[] = ['red', 'green', 'blue', 'gold']
