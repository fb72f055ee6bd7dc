/**
 * The atlas as drawn by hand: lines through points on a canvas of 1000 x 1400, north up.
 * `name@x,y` is a knot where lines meet; a bare `name` calls a knot met before; `x,y` is a plain point.
 * The generator roughens coasts, smooths borders, closes the lines to areas and checks them against the rules.
 */

import type { LineKind } from '../planar.ts'

export const canvas = { width: 1000, height: 1400 }

/** The shore of the mainland, counterclockwise from the western end of the Wall, knots at every border. */
const mainland = `
  wallWest@352,52 364,72 352,92 cbWf@374,120 396,146 386,172 352,180 338,192 wfSsN@314,204
  290,190 262,172 230,170 204,186 222,206 208,222 176,218 148,236 158,256 130,276 150,304 184,310 202,334 240,338 276,326
  ssWfS@318,331 340,338 wfGw@374,354 348,368 322,364 gwFfN@292,378
  266,366 242,380 210,366 182,380 152,370 122,390 biSs@96,400 78,424 98,442 ssIb@124,448
  152,442 178,456 210,448 246,460 272,452 gwFfS@296,464 322,474 342,494 gwSg@356,509 368,530 356,550 370,568
  356,590 sgRr@344,612 316,624 290,616 258,634 232,634 ibGs@206,652 216,674 236,686 224,706 rrLp@238,727
  212,733 188,725 164,740 174,765 196,774 184,798 198,818 lpSm@190,843 166,845 148,862 gsSs@134,883
  148,903 ssWs@164,927 190,941 200,962 smHg@216,976 240,986 218,997 186,1001 160,1015 wsRs@148,1040
  166,1061 hgOt@186,1073 208,1090 236,1098 214,1113 200,1135 otTt@206,1164 186,1181 rsWs@174,1208
  184,1235 214,1247 246,1239 276,1258 ttSf@308,1268 312,1297 328,1313 330,1340 358,1354 wsEs@388,1359
  420,1348 440,1360 sfSa@462,1352 496,1364 528,1350 560,1360 588,1344 saSu@620,1338
  652,1344 688,1328 722,1334 748,1315 784,1311 812,1286 846,1280 876,1258 898,1234 esSd@878,1216
  850,1228 820,1214 790,1199 752,1208 718,1195 684,1208 suYr@652,1201 622,1195 602,1181 582,1175 yrBo@574,1154
  568,1133 586,1115 boSe@620,1106 646,1121 676,1115 704,1135 740,1129 774,1150 806,1141 sdEs@846,1152
  868,1127 848,1104 esSb@850,1082 820,1067 796,1073 780,1050 756,1038 766,1017 746,1003 seKw@748,986
  738,968 758,950 786,942 814,914 840,900 sbBb@826,884 796,894 774,914 740,922 710,912 684,920 kwKl@660,918
  640,904 650,880 664,862 klCc@684,832 714,828 746,838 782,820 bbSb@816,814 838,788 sbNs@854,764
  824,750 786,758 758,738 724,744 694,726 662,732 ccMm@634,712 664,700 688,709 mmEyS@716,698
  748,709 780,696 812,704 846,689 862,660 884,644 860,617 828,613 800,588 768,597 mmEyN@746,580
  728,572 mmFi@734,555 770,562 812,552 850,558 818,541 782,535 826,517 866,517 828,501 790,505 802,488 840,470
  802,468 766,478 766,458 792,438 752,446 718,466 684,458 656,478 fiTw@630,488 610,478 596,484 twMc@574,474
  550,456 562,439 552,419 574,407 mcWh@594,395 618,396 630,376 644,396 660,401 680,413 whWwS@706,401 738,411 766,397
  800,409 834,397 862,380 nsSv@882,356 856,338 826,335 798,317 770,326 740,309 whWwN@712,304 690,305 676,290
  whWf@656,278 670,262 654,248 664,236 wfKa@682,227 706,236 734,225 762,214 790,214 808,191 796,172 814,155 796,136
  kaCb@774,120 756,101 776,83 754,70 wallEast@748,52`

const islands = [
  'arbor@66,1172 46,1184 30,1208 38,1236 62,1252 84,1274 116,1276 arborS@144,1252 154,1226 138,1200 122,1184 96,1174 arbor',
  'pyke@190,494 160,510 146,536 162,558 164,586 196,600 232,592 256,578 272,554 258,528 236,508 212,512 pyke',
  'greatWyk@136,482 122,490 118,504 132,506 146,494 greatWyk',
  'harlaw@284,498 272,508 278,522 292,520 298,506 harlaw',
  'dragonstone@900,818 866,832 844,858 854,896 876,908 892,936 930,940 966,922 984,886 968,852 940,840 924,822 dragonstone',
]

/** Land beyond the Wall belongs to nobody: drawn, but no area of the game. */
const wilds = ['wallWest 340,34 354,18 nwTop@344,0', 'wallEast 762,37 750,20 neTop@760,0']

const landBorders = [
  'cbWf 420,132 480,120 560,129 cbWfKa@640,125',
  'cbWfKa 700,110 kaCb',
  'cbWfKa 626,153 648,188 wfKa',
  'wfSsN 332,233 322,266 342,300 ssWfS',
  'wfGwMc@434,360 480,347 wfMcWh@540,345',
  'wfMcWh 556,319 600,305 624,281 whWf',
  'wfMcWh 548,366 570,380 mcWh',
  'whWwN 700,330 718,364 whWwS',
  'wfGwMc 424,391 440,431 428,462 gwMcSg@432,498',
  'gwFfN 304,403 290,435 gwFfS',
  'gwSg 390,501 gwMcSg',
  'gwMcSg mcSgTw@468,501',
  'mcSgTw 500,490 540,492 twMc',
  'haTwMm@512,644 530,608 562,595 twMmFi@606,555',
  'twMmFi 604,521 fiTw',
  'twMmFi 646,564 692,551 mmFi',
  'mmEyN 724,613 738,655 mmEyS',
  'sgRrHa@424,628 430,664 416,702 rrHaSt@430,730',
  'rrHaSt 396,736 350,722 rrStLp@312,736',
  'rrLp 272,736 rrStLp',
  'rrStLp 320,780 300,809 lpStSm@308,842',
  'lpSm 236,851 276,836 lpStSm',
  'lpStSm 346,860 stSmBw@386,854',
  'stSmBw 402,822 416,796 stBwHa@456,780',
  'rrHaSt 446,758 stBwHa',
  'stBwHa 490,787 530,774 haBwCc@566,774',
  'mmHaCc@594,707 576,740 haBwCc',
  'haBwCc 572,790 bwCcKl@546,806',
  'bwCcKl 592,800 640,820 klCc',
  'bwCcKl 528,852 538,894 bwKlRe@524,920',
  'bwReSm@402,914 386,883 stSmBw',
  'bwReSm 374,927 smReHg@362,951',
  'smHg 262,951 316,959 smReHg',
  'smReHg 378,988 hgReDm@380,1026',
  'hgReDm 424,1034 reDmBo@478,1022',
  'reDmBo 520,1011 568,1022 reBoKw@612,1013',
  'klReKw@598,941 594,978 reBoKw',
  'reBoKw 630,1015 kwBoSe@652,1032',
  'kwBoSe 690,1015 724,1009 seKw',
  'kwBoSe 640,1069 boSe',
  'hgReDm 360,1048 hgDmOt@342,1069',
  'hgOt 236,1063 292,1077 hgDmOt',
  'hgDmOt 350,1106 otDmTt@342,1139',
  'otTt 248,1152 300,1158 otDmTt',
  'otDmTt dmTtPp@362,1152',
  'dmTtPp 404,1128 dmPpBo@464,1112',
  'reDmBo 460,1069 dmPpBo',
  'dmTtPp 350,1190 ttPpSf@350,1222',
  'dmPpBo 474,1141 ppBoYr@492,1166',
  'ppBoYr 480,1197 ppYrSf@472,1238',
  'ttPpSf 404,1244 ppYrSf',
  'ppBoYr 524,1156 yrBo',
  'ppYrSf 484,1258 yrSfSa@478,1278',
  'yrSfSa 462,1313 sfSa',
  'yrSfSa 530,1264 572,1280 yrSaSu@614,1274',
  'yrSaSu 636,1241 suYr',
  'yrSaSu 610,1307 saSu',
]

/** Rivers that are borders; where the rules let armies cross, a bridge is drawn. */
const riverBorders = [
  'wfGw 394,356 414,342 wfGwMc',
  'mcSgTw 476,529 462,560 478,588 sgHaTw@472,624',
  'sgHaTw 490,628 haTwMm',
  'sgRrHa 446,635 sgHaTw',
  'sgRr 372,597 398,615 sgRrHa',
  'haTwMm 536,669 566,675 mmHaCc',
  'mmHaCc 616,700 ccMm',
  'klReKw 626,927 kwKl',
  'bwKlRe 570,927 klReKw',
  'bwReSm 448,925 500,909 bwKlRe',
  'ttPpSf 330,1244 ttSf',
]

const seaBorders = [
  'biWest@0,413 54,419 biSs',
  'ssIb 104,490 92,539 98,596 ssIbGs@122,650',
  'ssIbGs 168,660 ibGs',
  'ssIbGs 84,692 64,756 76,834 gsSs',
  'wsWest@0,943 84,949 ssWs',
  'wsRs 92,1056 40,1098 arbor',
  'arborS 162,1236 rsWs',
  'wsSouth@394,1400 wsEs',
  'esSd 884,1184 sdEs',
  'esSb 920,1092 esEast@1000,1102',
  'sbBb 838,850 bbSb',
  'sbNs 920,758 sbEast@1000,745',
  'nsSv 940,364 nsEast@1000,354',
]

const edges = [
  'nwTop nw@0,0 biWest',
  'biWest wsWest',
  'wsWest sw@0,1400 wsSouth',
  'wsSouth se@1000,1400 esEast',
  'esEast sbEast',
  'sbEast nsEast',
  'nsEast ne@1000,0 neTop',
  'neTop nwTop',
]

export const lines: { kind: LineKind; text: string }[] = [
  ...[mainland, ...islands, ...wilds].map(text => ({ kind: 'coast' as const, text })),
  { kind: 'wall', text: 'wallWest 420,56 500,49 580,54 660,49 wallEast' },
  ...landBorders.map(text => ({ kind: 'land' as const, text })),
  ...riverBorders.map(text => ({ kind: 'river' as const, text })),
  ...seaBorders.map(text => ({ kind: 'sea' as const, text })),
  ...edges.map(text => ({ kind: 'edge' as const, text })),
]

/** A point inside each area, to know its shape by. */
export const seeds = {
  'castle-black': [540, 89],
  karhold: [720, 170],
  winterfell: [480, 231],
  'the-stony-shore': [240, 266],
  'white-harbor': [630, 343],
  'widows-watch': [790, 362],
  'moat-cailin': [490, 421],
  'greywater-watch': [370, 431],
  'flints-finger': [200, 421],
  seagard: [410, 549],
  'the-twins': [530, 549],
  'the-fingers': [690, 509],
  'the-mountains-of-the-moon': [630, 633],
  'the-eyrie': [800, 644],
  riverrun: [340, 666],
  harrenhal: [500, 711],
  lannisport: [250, 789],
  'stoney-sept': [370, 800],
  'searoad-marches': [260, 900],
  blackwater: [480, 845],
  'crackclaw-point': [690, 784],
  'kings-landing': [600, 878],
  kingswood: [690, 966],
  'storms-end': [710, 1069],
  'the-reach': [480, 976],
  highgarden: [280, 1017],
  'dornish-marches': [410, 1079],
  oldtown: [270, 1116],
  'the-arbor': [95, 1219],
  'three-towers': [270, 1204],
  'princes-pass': [410, 1183],
  'the-boneway': [530, 1090],
  starfall: [400, 1286],
  yronwood: [550, 1219],
  'salt-shore': [540, 1312],
  sunspear: [720, 1266],
  pyke: [210, 554],
  dragonstone: [916, 880],
  'bay-of-ice': [150, 136],
  'sunset-sea': [50, 588],
  'ironmans-bay': [310, 560],
  'the-golden-sound': [130, 745],
  'west-summer-sea': [80, 1338],
  'redwyne-straights': [120, 1110],
  'east-summer-sea': [920, 1297],
  'sea-of-dorne': [720, 1172],
  'shipbreaker-bay': [900, 1007],
  'blackwater-bay': [740, 878],
  'the-narrow-sea': [930, 549],
  'the-shivering-sea': [900, 179],
} as const

/** Further islands of an area, beside the one its seed lies on. */
export const islets: [keyof typeof seeds, x: number, y: number][] = [
  ['pyke', 132, 498],
  ['pyke', 284, 510],
]
