import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'A legértékesebb lapokat akarod. Minden körben egy lapot fordítunk fel, és mindenki licitál rá. Most a kovácsműhely az.',
  },
  bid: {
    title: 'Licitálj titokban',
    text: 'Öt érméd van. Minden licitet egyszerre fedünk fel, és a legnagyobb nyer. Licitálj kettőt.',
  },
  keep: {
    title: 'Megnyerted',
    text: 'Tartsd meg a lapot a pontjaiért, vagy add el érmékért. A kovácsműhelyt érdemes megtartani.',
  },
  alone: {
    title: 'Egyedül',
    text: 'Felfordul a következő lap. Innen egyedül játszol egy kezdő gép ellen.',
  },
}
