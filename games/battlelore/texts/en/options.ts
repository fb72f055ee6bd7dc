import type { GameTexts } from '../../../../text/index.ts'
import type { BattleLore } from '../../types.ts'

export const options: GameTexts<BattleLore>['options'] = {
  freeScenarioChoice: {
    name: 'Free choice of scenario',
    about: 'Each player chooses among all seven scenario cards of the faction instead of three drawn ones.',
  },
  randomFour: {
    name: 'Random opening hand',
    about: 'Four command cards and two lore cards are drawn, with no choice which to keep.',
  },
  simultaneousDeployment: {
    name: 'Simultaneous deployment',
    about: 'Both players deploy their whole army at once, in secret and without decoys. Faster when you play by mail.',
  },
  presetHands: {
    name: 'Preset hands',
    about: 'Both players begin with the same four command cards: the three Patrols and Line Advance.',
  },
  coreSets: {
    name: 'Core sets',
    about: 'With more sets there are more deployment cards of each kind; the muster points stay the same.',
    choices: { '1': 'One', '2': 'Two', '3': 'Three' },
  },
  campaign: {
    name: 'Campaign',
    about: 'Four scenarios in a row; the victory points of all of them are added up.',
  },
  learning: {
    name: 'Learning scenario',
    about: 'A first battle with fixed armies of archers and swords: no muster, no lore cards.',
  },
  maxRounds: {
    name: 'Most rounds',
    about: 'After so many rounds the player with more victory points wins.',
    choices: { '20': '20 rounds', '40': '40 rounds', '60': '60 rounds', '100': '100 rounds' },
  },
}

/** The headings of their groups. */
export const optionGroups = { battle: 'The battle', setup: 'Setting up' }
