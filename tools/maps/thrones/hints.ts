/** What the draughtsman knows beside the lines: harbours, castles, woods and mountains, ornaments at sea. */
import type { Area, Port } from '../../../games/thrones/data/areas.ts'
import type { Terrain } from '../../../ui/map/terrain.ts'
import type { Range } from '../terrain.ts'

type Place = readonly [x: number, y: number]

/** Where the piers of the ports stand, about. */
export const harbours: Record<Port, Place> = {
  'port-of-winterfell': [386, 172],
  'port-of-white-harbor': [684, 412],
  'port-of-pyke': [240, 585],
  'port-of-lannisport': [190, 775],
  'port-of-oldtown': [206, 1125],
  'port-of-sunspear': [830, 1285],
  'port-of-dragonstone': [930, 940],
  'port-of-storms-end': [766, 1030],
}

/** Where castles and strongholds would like to stand. */
export const structureHints: Partial<Record<Area, Place>> = {
  winterfell: [470, 220],
  'white-harbor': [640, 375],
  'moat-cailin': [490, 400],
  'flints-finger': [150, 415],
  seagard: [385, 520],
  'the-eyrie': [790, 650],
  riverrun: [390, 650],
  harrenhal: [506, 726],
  lannisport: [214, 790],
  'crackclaw-point': [770, 788],
  'kings-landing': [632, 880],
  'storms-end': [735, 1050],
  'the-reach': [420, 966],
  highgarden: [262, 1012],
  oldtown: [230, 1120],
  starfall: [340, 1270],
  yronwood: [560, 1200],
  sunspear: [820, 1250],
  pyke: [190, 560],
  dragonstone: [936, 896],
}

/** Where names would like to stand. */
export const labelHints: Partial<Record<Area, Place>> = {
  'bay-of-ice': [170, 190],
  'the-golden-sound': [140, 712],
  'west-summer-sea': [150, 1330],
  'redwyne-straights': [112, 1104],
  'east-summer-sea': [900, 1320],
  'sea-of-dorne': [690, 1160],
  'shipbreaker-bay': [920, 1020],
  'blackwater-bay': [744, 868],
  'the-narrow-sea': [890, 440],
  'the-shivering-sea': [890, 240],
  'kings-landing': [590, 836],
  'castle-black': [560, 96],
  winterfell: [480, 260],
}

/** Islands that are decoration only: outlines like those of the drawing. */
export const isles = [
  // Bear Island
  '232,112 214,120 206,134 220,144 244,140 256,128 250,114 232,112',
  // Skagos
  '826,24 808,32 800,50 812,64 838,62 854,50 852,32 826,24',
  // The Sisters
  '634,436 626,442 630,450 640,448 642,440 634,436',
  // The Shield Islands
  '150,976 142,984 148,992 158,988 158,980 150,976',
  '128,992 122,1000 128,1006 136,1002 134,994 128,992',
  // Tarth
  '832,984 818,996 814,1014 822,1030 838,1034 850,1020 848,998 832,984',
  // Estermont
  '906,1126 892,1134 892,1146 906,1150 920,1142 920,1130 906,1126',
  // Fair Isle
  '112,776 102,788 104,802 116,804 124,792 112,776',
]

/** Mountain ranges: ridges along which peaks stand, with the breadth of the range. */
export const ranges: Range[] = [
  { kind: 'peak', ridge: '360,46 400,34 440,44', breadth: 18, spacing: 15 },
  { kind: 'mountain', ridge: '400,196 426,170 470,150', breadth: 22, spacing: 15 },
  { kind: 'peak', ridge: '560,640 610,620 660,596 712,590', breadth: 34, spacing: 17 },
  { kind: 'peak', ridge: '610,690 660,680 712,660', breadth: 30, spacing: 17 },
  { kind: 'mountain', ridge: '752,600 764,640 764,690', breadth: 18, spacing: 15 },
  { kind: 'mountain', ridge: '760,700 800,690 830,700', breadth: 22, spacing: 16 },
  { kind: 'mountain', ridge: '250,660 300,690 360,690', breadth: 18, spacing: 17 },
  { kind: 'mountain', ridge: '240,800 290,830 250,880', breadth: 22, spacing: 17 },
  { kind: 'mountain', ridge: '368,1090 400,1078 450,1090', breadth: 40, spacing: 16 },
  { kind: 'mountain', ridge: '372,1180 410,1160 450,1150', breadth: 40, spacing: 16 },
  { kind: 'mountain', ridge: '372,1220 420,1200 462,1210', breadth: 36, spacing: 16 },
  { kind: 'mountain', ridge: '486,1050 490,1100 520,1146', breadth: 40, spacing: 15 },
  { kind: 'mountain', ridge: '540,1050 560,1110', breadth: 30, spacing: 16 },
  { kind: 'mountain', ridge: '350,1262 400,1262 450,1264', breadth: 30, spacing: 16 },
  { kind: 'mountain', ridge: '490,1186 500,1230', breadth: 24, spacing: 15 },
  { kind: 'mountain', ridge: '300,1190 330,1200', breadth: 34, spacing: 16 },
]

/** What grows or lies in the areas: glyph, distance between glyphs, and the share of the area it covers. */
export const stands: [area: Area | 'wilds' | 'isles', kind: Terrain, spacing: number, share: number][] = [
  ['wilds', 'pine', 9, 0.8],
  ['castle-black', 'pine', 11, 0.3],
  ['castle-black', 'hill', 26, 0.25],
  ['karhold', 'pine', 11, 0.4],
  ['karhold', 'hill', 22, 0.4],
  ['winterfell', 'pine', 10, 0.42],
  ['winterfell', 'hill', 26, 0.3],
  ['the-stony-shore', 'hill', 22, 0.5],
  ['the-stony-shore', 'pine', 11, 0.2],
  ['white-harbor', 'field', 18, 0.4],
  ['widows-watch', 'hill', 22, 0.5],
  ['moat-cailin', 'reed', 13, 0.5],
  ['greywater-watch', 'reed', 12, 0.75],
  ['flints-finger', 'hill', 22, 0.5],
  ['seagard', 'field', 17, 0.4],
  ['the-twins', 'tree', 11, 0.35],
  ['the-fingers', 'hill', 20, 0.6],
  ['riverrun', 'tree', 11, 0.3],
  ['harrenhal', 'field', 17, 0.3],
  ['harrenhal', 'tree', 11, 0.25],
  ['stoney-sept', 'hill', 22, 0.5],
  ['searoad-marches', 'hill', 22, 0.5],
  ['searoad-marches', 'tree', 11, 0.3],
  ['searoad-marches', 'field', 18, 0.3],
  ['blackwater', 'field', 17, 0.4],
  ['blackwater', 'tree', 11, 0.2],
  ['crackclaw-point', 'pine', 11, 0.5],
  ['kings-landing', 'field', 17, 0.4],
  ['kingswood', 'tree', 10, 0.9],
  ['storms-end', 'tree', 10, 0.55],
  ['the-reach', 'field', 17, 0.5],
  ['the-reach', 'tree', 11, 0.2],
  ['highgarden', 'field', 16, 0.45],
  ['highgarden', 'tree', 11, 0.3],
  ['dornish-marches', 'hill', 22, 0.5],
  ['oldtown', 'field', 17, 0.5],
  ['the-arbor', 'field', 15, 0.8],
  ['three-towers', 'hill', 22, 0.4],
  ['the-boneway', 'hill', 24, 0.4],
  ['starfall', 'hill', 22, 0.4],
  ['yronwood', 'dune', 20, 0.5],
  ['salt-shore', 'dune', 18, 0.7],
  ['sunspear', 'dune', 20, 0.6],
  ['pyke', 'hill', 20, 0.5],
  ['dragonstone', 'hill', 20, 0.5],
  ['isles', 'pine', 9, 0.5],
  ['isles', 'hill', 20, 0.9],
  ['bay-of-ice', 'wave', 52, 0.45],
  ['the-shivering-sea', 'wave', 52, 0.45],
  ['the-narrow-sea', 'wave', 52, 0.45],
  ['shipbreaker-bay', 'wave', 52, 0.45],
  ['east-summer-sea', 'wave', 52, 0.45],
  ['west-summer-sea', 'wave', 52, 0.45],
  ['sunset-sea', 'wave', 52, 0.45],
]

/** Streams without meaning for the rules, from spring to mouth. */
export const streams = [
  // White Knife
  '566,250 560,290 590,330 612,352 630,378',
  // Red Fork
  '300,700 350,672 398,650 424,628',
  // Green Fork, upper
  '480,430 464,460 468,501',
  // Blackwater Rush, upper
  '340,790 372,840 386,890 402,914',
  // Mander
  '520,1000 460,990 400,980 340,996 290,984 240,990 218,997',
  // Torrentine, upper
  '404,1166 380,1190 350,1222',
  // Greenblood
  '560,1240 620,1240 680,1262 740,1250 800,1262 828,1283',
]
