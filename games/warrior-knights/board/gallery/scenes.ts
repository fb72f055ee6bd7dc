/** Positions in which something special goes on: planning, an Assembly, a battle, a siege, a draft. */
import type { Seat, State } from '../../../../kernel/index.ts'
import type { Baron } from '../../data/barons.ts'
import { type Scene, scene } from '../../testing.ts'
import type { WarriorKnights } from '../../types.ts'

const seen = (t: Scene, baron: Baron | null): { state: State<WarriorKnights>; seat: Seat | null } => ({
  state: t.state,
  seat: baron === null ? null : t.seat(baron),
})

/** A game of some rounds: cities, armies, offices, a siege. */
function table(players = 4): Scene {
  const t = scene(players)
    .noble('red-star', 'k-c4', ['reg-red-100', 'merc-english-100-1', 'merc-swiss-150-1'])
    .noble('red-circle', 'k-c4', ['merc-tuscan-200-1', 'reg-red-50-1'], { exhausted: true })
    .noble('red-square', 'k-e4', ['reg-red-50-2', 'merc-polish-50-1'])
    .noble('blue-triangle', 'k-d3', ['reg-blue-100', 'merc-polish-150-1'])
    .noble('blue-square', 'k-f5', ['merc-lombard-100-1', 'reg-blue-50-1'])
    .stronghold('red', 'k-d5', ['reg-red-50-3'])
    .stronghold('blue', 'k-f3', ['reg-blue-50-2', 'reg-blue-50-3'])
    .city('straven', 'red', { fortified: true })
    .city('uran', 'red')
    .city('froli', 'blue', { breaches: 1 })
    .city('thira', 'blue')
    .crowns({ red: 9, blue: 14 })
    .votes({ red: 4, blue: 6 })
    .faith({ red: 2, blue: 3 })
    .influence({ red: 5, blue: 7 })
    .chairman('blue')
    .church('red')
    .law('road-toll')
    .charge('red', 'salt-monopoly')
    .office('blue-square', 'warden-of-the-north')
  t.set({ round: 3 })
  if (players > 2) t.city('lenz', 'green').votes({ green: 3 }).crowns({ green: 6 }).faith({ green: 1 })
  if (players > 3) t.city('rota', 'black').votes({ black: 2 }).ban('black')
  return t
}

function planning() {
  const t = table().area('taxation', 'red', 'levy-taxes').run({ do: 'round' })
  t.move('red', { do: 'plan', stack: 0, card: 'mobilize-forces' }, { do: 'plan', stack: 0, card: 'levy-taxes' })
  t.move('red', { do: 'plan', stack: 1, card: 'rally-support' })
  t.move('green', { do: 'commit' })
  return seen(t, 'red')
}

function assigning() {
  const t = scene(3).army('red-stronghold', [
    'reg-red-100',
    'reg-red-50-1',
    'reg-red-50-2',
    'reg-red-50-3',
    'merc-english-100-1',
    'merc-swiss-150-1',
  ])
  t.run({ do: 'assign' })
  t.move('red', { do: 'assign', card: 'reg-red-100', to: 'red-star' })
  t.move('red', { do: 'assign', card: 'merc-swiss-150-1', to: 'red-circle' })
  return seen(t, 'red')
}

const called = (players = 4) =>
  table(players).agendas('harbor-dues', 'lord-constable', 'royal-subsidy').run({ do: 'assembly' })

const ordered = () =>
  called().move('blue', { do: 'next', agenda: 'harbor-dues' }, { do: 'next', agenda: 'lord-constable' })

/** The Votes on a law are open; the Chairman has taken his side. */
function sides() {
  const t = ordered()
  t.move('red', { do: 'vote', votes: 3 }).move('blue', { do: 'vote', votes: 2 }).move('green', { do: 'vote', votes: 1 })
  t.move('blue', { do: 'side', side: 'yes' })
  return t
}

/** A charge falls to the reader. */
function falls() {
  const t = sides()
  t.move('green', { do: 'side', side: 'no' }).move('red', { do: 'side', side: 'no' })
  t.move('red', { do: 'vote', votes: 2 }).move('blue', { do: 'vote', votes: 0 }).move('green', { do: 'vote', votes: 0 })
  return t.move('red', { do: 'side', side: t.seat('red') })
}

function form() {
  const t = called(2)
  t.move('blue', { do: 'next', agenda: 'harbor-dues' }, { do: 'next', agenda: 'lord-constable' })
  t.move('red', { do: 'write', item: 0, side: 'no' }, { do: 'more', item: 0 }, { do: 'more', item: 0 })
  return seen(t, 'red')
}

/** Red assaults Froli, which Blue holds with a Noble. */
function assault() {
  const t = table().noble('blue-star', 'k-c4', ['merc-rumanian-100-1', 'merc-lombard-50-1'])
  t.fate('casualty', 'victory', 'draw', 'prevent', 'casualty', 'victory', 'victory', 'casualty', 'prevent', 'casualty')
  t.card('red', 'mobilize-forces').move('red', { do: 'assault', site: 'froli' })
  return t
}

const discarding = () => assault().until('discard')

/** The cards are shown; whoever has suffered says where the hits fall. */
const hits = () => discarding().until('hits')

function siege() {
  const t = table().noble('red-triangle', 'k-c4', ['merc-swiss-200-1', 'merc-tuscan-150-1'])
  t.city('froli', null, { breaches: 0 })
  t.card('red', 'mobilize-forces').move('red', { do: 'siege', site: 'froli' })
  return seen(t, 'red')
}

function draft() {
  const t = table()
    .offer('merc-english-200-1', 'merc-swiss-100-1', 'merc-swiss-50-1', 'merc-tuscan-150-2', 'merc-polish-100-2')
    .crowns({ red: 3 })
    .track('red', 'blue', 'green', 'red', 'blue')
  t.run({ do: 'draft', served: [] })
  return seen(t, 'red')
}

const wages = () => seen(table().crowns({ red: 7 }).chairman('red').run({ do: 'wages' }), 'red')

function event() {
  const t = table().eventDeck('plague', 'famine').fate({ city: 'froli' }).chairman('red')
  t.run({ do: 'event', seat: 0 })
  return seen(t, 'red')
}

function revolt() {
  const t = table().chairman('red').fate('revolt', 'revolt', 'revolt', 'revolt')
  t.run({ do: 'revolts', rest: [0, 1], kingdomOnly: false }).until('revolt')
  return seen(t, 'red')
}

const ransom = () => seen(table().run({ do: 'ransom', seat: 0, by: 1 }), 'red')

function tax() {
  const t = table().crowns({ red: 14 }).law('property-tax').chairman('red').run({ do: 'taxation' })
  return seen(t.until('tax'), 'red')
}

const card = () => seen(table().card('red', 'serve-the-church'), 'red')
const expeditions = () => seen(table().chairman('red').neutral('fund-expeditions'), 'red')

function regroup() {
  const t = table().noble('red-triangle', 'k-c4', ['merc-swiss-200-1']).tokens('red-square', 1)
  t.run({ do: 'regroups', rest: [t.seat('red')] })
  return seen(t, 'red')
}

function losing() {
  const t = table().tokens('red-star', 1).run({ do: 'losses', army: 'red-star' })
  return seen(t, 'red')
}

export const scenes = {
  regroup,
  losing,
  planning,
  assigning,
  agendas: () => seen(called(), 'blue'),
  votes: () => seen(ordered(), 'red'),
  sides: () => seen(sides(), 'green'),
  falls: () => seen(falls(), 'red'),
  form,
  discarding: () => seen(discarding(), 'red'),
  hits: () => seen(hits(), null),
  siege,
  draft,
  wages,
  event,
  revolt,
  tax,
  ransom,
  card,
  expeditions,
}
