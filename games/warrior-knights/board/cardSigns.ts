/** The drawing on every card, by its name. */
import type { ActionCard } from '../data/actionCards.ts'
import type { Agenda } from '../data/agendas.ts'
import type { EventCard } from '../data/events.ts'
import type { BattleResult } from '../data/fate.ts'
import type { Ban, Decree } from '../data/presets.ts'
import type { Nationality } from '../data/troops.ts'
import * as icons from './cardIcons.ts'

export const actionSigns: Readonly<Record<ActionCard, string>> = {
  'levy-taxes': icons.receiveMoney,
  'draft-soldiers': icons.helmet,
  'rally-support': icons.publicSpeaker,
  'serve-the-church': icons.church,
  'mobilize-forces': icons.crossedSwords,
  'versatile-strategy': icons.compass,
  'important-event': icons.scrollQuill,
  'fund-expeditions': icons.sailboat,
  'upgrade-defenses': icons.brickWall,
  'muster-troops': icons.barracksTent,
  'uncertain-times': icons.hourglass,
}

export const eventSigns: Readonly<Record<EventCard, string>> = {
  heretic: icons.torch,
  assassin: icons.plainDagger,
  'no-heir': icons.brokenHeart,
  'broken-line': icons.familyTree,
  'empty-coffers': icons.chest,
  mutiny: icons.fist,
  'broken-contract': icons.contract,
  uprising: icons.pitchfork,
  'crumbling-walls': icons.brokenWall,
  excommunication: icons.candleFlame,
  scandal: icons.talk,
  'camp-fever': icons.campingTent,
  'rich-harvest': icons.fruitBowl,
  'papal-legate': icons.popeCrown,
  'great-orator': icons.podium,
  'holy-relic': icons.ankh,
  'hidden-treasure': icons.chest,
  'free-lances': icons.spears,
  'field-surgeons': icons.healing,
  'master-builders': icons.trowel,
  'royal-blood': icons.crown,
  'second-wind': icons.windSlap,
  'open-gates': icons.openGate,
  'loyal-retainers': icons.knightBanner,
  arson: icons.flame,
  plague: icons.rat,
  famine: icons.fruitBowl,
  'duel-of-honor': icons.swordClash,
  earthquake: icons.earthCrack,
  'great-storms': icons.lightningStorm,
  pirates: icons.skullCrossedBones,
  'unpaid-companies': icons.twoCoins,
  'tithe-collectors': icons.twoCoins,
  'peasants-revolt': icons.pitchfork,
  pilgrimage: icons.walkingBoot,
  'truce-of-god': icons.peaceDove,
}

export const agendaSigns: Readonly<Record<Agenda, string>> = {
  'royal-subsidy': icons.receiveMoney,
  'war-levy': icons.twoCoins,
  'peters-pence': icons.church,
  confiscation: icons.chest,
  'recall-of-a-noble': icons.exitDoor,
  'city-charter': icons.contract,
  'royal-masons': icons.trowel,
  'recognition-of-claim': icons.crown,
  'election-of-the-patriarch': icons.popeCrown,
  'vote-of-no-confidence': icons.podium,
  'property-tax': icons.village,
  'income-tax': icons.scales,
  'road-toll': icons.road,
  'harbor-dues': icons.anchor,
  'protection-of-cities': icons.brickWall,
  'mercenary-charter': icons.contract,
  'right-of-sanctuary': icons.church,
  'burghers-right': icons.houseKeys,
  'lord-steward': icons.key,
  'lord-constable': icons.shield,
  'ambassador-overseas': icons.sailboat,
  'grand-inquisitor': icons.torch,
  'keeper-of-the-seal': icons.quillInk,
  'captain-general': icons.helmet,
  'lord-justice': icons.scales,
  'salt-monopoly': icons.saltShaker,
  'wool-staple': icons.sheep,
  'wine-tithes': icons.wineGlass,
  'silver-mines': icons.goldBar,
  'royal-forests': icons.pineTree,
  'customs-house': icons.anchor,
  'market-tolls': icons.shop,
  'lord-high-marshal': icons.crossedSwords,
  'captain-of-the-royal-guard': icons.halberd,
  'warden-of-the-north': icons.templarShield,
  'warden-of-the-south': icons.swordsEmblem,
  'lord-admiral': icons.sailboat,
  'master-of-sieges': icons.catapult,
  'champion-of-the-cross': icons.crucifix,
  'royal-standard-bearer': icons.flyingFlag,
  'private-motion-1': icons.quillInk,
  'private-motion-2': icons.quillInk,
  'private-motion-3': icons.quillInk,
  'private-motion-4': icons.quillInk,
}

export const presetSigns: Readonly<Record<Ban | Decree, string>> = {
  'ban-sieges': icons.catapult,
  'ban-roads': icons.road,
  'ban-sea': icons.anchor,
  'ban-neutral-assaults': icons.swordClash,
  'ban-razing': icons.flame,
  'double-wages': icons.twoCoins,
  'half-wages': icons.twoCoins,
}

/** Told apart by their shapes: crossed swords, a shield, a banner, a card. */
export const battleSigns: Readonly<Record<BattleResult, string>> = {
  casualty: icons.crossedSwords,
  prevent: icons.shield,
  victory: icons.knightBanner,
  draw: icons.cardDraw,
}

export const nationalitySigns: Readonly<Record<Nationality, string>> = {
  english: icons.bowman,
  polish: icons.horseHead,
  swiss: icons.pikeman,
  rumanian: icons.spears,
  lombard: icons.halberd,
  tuscan: icons.fleurDeLys,
}

export const regularSign: string = icons.rosaShield
