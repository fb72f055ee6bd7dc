import { line } from '../../../../text/index.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { Faction } from '../../data/factions.ts'
import { aboutBy } from '../common/about.ts'
import type { BattleLoreTexts } from '../common/types.ts'
import { ahead } from './ahead.ts'
import { barred } from './barred.ts'
import { hu as field } from './board.ts'
import { brief } from './brief.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { optionGroups, options } from './options.ts'
import { seat } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'
import { hu as stage } from './stage.ts'

export const hu: BattleLoreTexts = {
  language: 'hu',
  title: 'BattleLore',
  tagline:
    'Két sereg egy hatszögrácsos csatatéren: toborozz titokban, vezess parancskártyákkal, és fordítsd javadra a kockákat.',
  aim: 'Az győz, akinek a kezdőjátékos körének kezdetén legalább 16 győzelmi pontja van, és több, mint ellenfelének; és bármikor az, aki az utolsó ellenséges egységet is elpusztítja. Győzelmi pontot a zászlók, a forgatókönyvkártyák és az ellenséges sátor ad.',
  length: '1–2 óra',
  role: role => names.factionTitles[role as Faction],
  opening: card => names.cards[card as CommandCard],
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  ahead,
  about: aboutBy(effects),
  barred,
  concerns,
  events,
  optionGroups,
  options,
  reasons,
  result: (standing, reader) => {
    const [best, other] = standing
    if (other.place === 1) return ['A csata döntetlen.']
    const { why, n } = best.keys[0]
    if (why === 'campaign') return line`${seat(best.seat, reader)} ${n} győzelmi ponttal megnyeri a hadjáratot.`
    if (reader.open.result?.by === 'resignation') return line`${seat(best.seat, reader)} győz: az ellenfél feladta.`
    return reader.open.result?.by === 'annihilation'
      ? line`${seat(best.seat, reader)} győz: egyetlen ellenség sem maradt a csatatéren.`
      : line`${seat(best.seat, reader)} ${n} győzelmi ponttal megnyeri a csatát.`
  },
  rules,
  brief,
  names,
  effects,
  words: { ...field, ...stage },
}
