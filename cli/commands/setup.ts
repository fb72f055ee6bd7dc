/** `interregnum setup`: the first settings of a house, asked for in the terminal. */
import { read } from '../arguments.ts'
import { houseFolder } from '../settings.ts'
import { setUpHere } from '../setup/setup.ts'

const usage = `Usage: interregnum setup [--data ./data]
Asks for the name of the house, its address and its mail, and writes interregnum.env in the data folder.`

export async function run(args: string[]): Promise<void> {
  const { flag } = read(args, { data: { type: 'string', default: '' } }, usage)
  await setUpHere(houseFolder({ data: flag('data') }))
}
