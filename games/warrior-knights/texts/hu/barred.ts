import { line, type Rich } from '../../../../text/index.ts'
import type { Area } from '../../data/areas.ts'
import type { Baron, NobleId } from '../../data/barons.ts'
import type { Ban, Decree } from '../../data/presets.ts'
import type { Bar } from '../../rules/barred/barred.ts'
import { names } from './names.ts'
import { area, noble, title } from './phrases.ts'

const lines: Record<Bar, (of: string) => Rich> = {
  exhausted: of => line`${noble(of as NobleId)} a Fenntartásig kimerült`,
  besieged: of => line`${noble(of as NobleId)} ostromzár alatt van, nem mehet el`,
  river: () => ['A folyón ott nincs híd'],
  mountain: () => ['Hegyek állják az utat'],
  elsewhere: of => line`Ez a lap csak egy területre visz nemeseket: ${area(of as Area)}`,
  'too-weak': of => [
    `Az ostromzárhoz kevés az erő: a tiéd és a védelemé ${of.replace(' ', ' és ')}, többnek kell lennie`,
  ],
  'besieged-now': () => ['Ebben a fordulóban vontad az ostromzárat; egy későbbiben eshet el'],
  'none-fresh': () => ['Egyetlen nemesed sem pihent ott'],
  outer: () => ['Ilyen kevés bárónál külső területen nem állhat kastély'],
  taken: () => ['Város vagy kastély áll ott'],
  heretic: of => [`${names.barons[of as Baron]} eretnek, nem lehet az Egyház feje`],
  banned: of => [`${names.barons[of as Baron]} már el van tiltva a Tanács üléseitől`],
  'in-force': of => line`${title(of as Ban | Decree)} már érvényben van`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(of) ?? [why]
