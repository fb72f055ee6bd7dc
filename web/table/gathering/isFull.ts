import type { TableView } from '../../../table/types.ts'

/** Nobody else can sit down. */
export const isFull = ({ seats }: TableView): boolean => seats.every(({ kind }) => kind !== 'open')
