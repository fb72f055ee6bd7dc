import type { Effects } from '../common/effects.ts'

/** The goal of each battle. */
export const battles: Effects['battles'] = {
  'clash-on-the-kingsroad':
    'Öt forduló. A végén Lannister győz, ha mindkét folyópart az ő fennhatósága alatt áll, különben Stark. A megfutamodás azonnal eldönti a csatát.',
  'battle-of-the-green-fork':
    'Öt forduló. Lannister kilenc jelző között hat valódi hadiállást rejt el. A végén Stark győz, ha négy az ő fennhatósága alatt áll, és morálja a zöld zónában vagy jobb helyen van; különben Lannister.',
  'the-whispering-wood':
    'Hat forduló. 1 győzelmi pont minden megsemmisített egységért, a végén legfeljebb 3 az ellenfél alacsony moráljáért, Lannisternek 5 Catelyn Stark elfogásáért. Aki 5 ponttal az ellenfél Jaime-ét vagy Robbját is elfogta, azonnal győz. Stark íjászokat rejt el.',
  'wolf-raiders':
    'Négy forduló. Stark 1 pontot kap minden elfoglalt sátorért és megsemmisített egységért; Lannister a végén 1-et minden álló sátorért és a táborban minden három egységért. Előbb felállnak a cölöpsáncok és a katapultok.',
  'rallying-the-remnant':
    'Hat forduló. 1 győzelmi pont minden megsemmisített egységért, és minden fordulóban legfeljebb 3 azért a sorért, amelyet három saját egység elért. Az egész folyó gázló.',
  'breaking-the-siege':
    'Öt forduló. Stark 2 pontot kap minden elpusztított ostromtoronyért, és a végén 4-et, ha egysége Edmure Tullynál áll; Lannister 1-et minden megsemmisített egységért, és még 2-t a parancsnokért.',
  'razing-the-red-fork':
    'Öt forduló. Lannister gyújtogat: a végén 5 pont minden elpusztult épületért, 1 a többi minden tűzszintjéért, 4 a leégett fahídért. Stark minden fordulóban 1-et kap minden épületért és a fahídért, amely fennhatósága alatt áll. A kőhíd a végén 2-t ér.',
  'harassment-to-harrenhal':
    'Öt forduló. A végén 2 pont a három célmező mindegyikéért; 1 minden megsemmisített egységért, és még 2 a parancsnokért.',
  'break-for-the-south-road':
    'Hat forduló. Stark egységeket visz le a déli szélen: rang szerint 2, 3 vagy 4 pont, parancsnokkal még 1. Lannister 1-et kap minden megsemmisített egységért, és a végén 1-et minden csatatéren maradtért.',
  'two-roads-one-hill':
    'Hat forduló. Minden fordulóban 1 pont annak, akinek több egysége áll a négy csúcsmezőn; 1 minden megsemmisített egységért, és még 1 a parancsnokért. A 2. és 3. fordulóban hadoszlopok érkeznek.',
  'raiding-the-riverlands':
    'Hat fordulós portya: válassz legfeljebb két parancsnokot, húzz sereget, rakj le terepet. 1 győzelmi pont minden megsemmisített egységért.',
  'uprising-in-the-west':
    'Öt fordulós portya: válassz legfeljebb két parancsnokot, húzz sereget, rakj le terepet. 1 pont minden megsemmisített egységért, még 2 a parancsnokért, a végén legfeljebb 3 az ellenfél alacsony moráljáért.',
}
