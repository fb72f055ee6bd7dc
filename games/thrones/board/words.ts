/** The board's own words, and the names it takes from the game's texts. */
import type { View } from '../../../kernel/index.ts'
import { type GameTexts, type Language, plain, type Rich } from '../../../text/index.ts'
import { names as english } from '../texts/names.en.ts'
import type { Names } from '../texts/names.ts'
import type { Thrones } from '../types.ts'
import type { Move } from './handles.ts'

/** Names of places, cards, units and tracks in a language. */
export const namesIn = (language: Language): Names => (language === 'hu' ? english : english)

type Texts = GameTexts<Thrones>

/** The label of a move, as the page's list of choices shows it. */
export function labelOf(move: Move, texts: Texts, view: View<Thrones>): Rich {
  if (move.do === 'take-back') return []
  const say = texts.moves[move.do] as (move: Move, view: View<Thrones>) => Rich
  return say(move, view)
}

export const labelled = (move: Move, texts: Texts, view: View<Thrones>): string => plain(labelOf(move, texts, view))

const en = {
  map: 'Map of Westeros',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  aim: 'To where I may act',
  close: 'Close',
  takeBack: 'Take my answer back',
  all: 'All of them',
  ordersLeft: 'Orders left to place',
  removeOrder: 'Take back',
  emptyPlace: 'empty',
  routed: 'routed',
  faceDown: 'face-down order',
  garrison: 'Garrison',
  neutral: 'Neutral force',
  mayAct: 'you may act here',
  tracks: 'Tracks',
  houses: 'Houses',
  westeros: 'Westeros',
  hand: 'My hand',
}

export type BoardWords = Readonly<Record<keyof typeof en, string>>

const hu: BoardWords = {
  map: 'Westeros térképe',
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  fit: 'Az egész térkép',
  aim: 'Oda, ahol teendőm van',
  close: 'Bezárás',
  takeBack: 'Visszaveszem a válaszomat',
  all: 'Mindegyik',
  ordersLeft: 'Még lerakható parancsok',
  removeOrder: 'Visszavétel',
  emptyPlace: 'üres',
  routed: 'megfutamodott',
  faceDown: 'lefordított parancs',
  garrison: 'Helyőrség',
  neutral: 'Semleges erő',
  mayAct: 'itt teendőd van',
  tracks: 'Sávok',
  houses: 'Házak',
  westeros: 'Westeros',
  hand: 'Kezem',
}

export const wordsIn = (language: Language): BoardWords => (language === 'hu' ? hu : en)
