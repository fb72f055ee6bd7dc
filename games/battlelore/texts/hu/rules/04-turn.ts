import { chapter } from '../../../../../text/index.ts'

export const start = chapter('BL-4', 'A kör kezdete', {
  'BL-4.1':
    'Amikor a kezdőjátékos köre elkezdődik, azonnal győz, akinek legalább 16 győzelmi pontja van, és több, mint ellenfelének. Ha mindkettőnek 16 vagy több van, és egyenlők, a játék folytatódik.',
  'BL-4.2':
    'Ez után az ellenőrzés után az aktív játékos, ha egysége az ellenséges parancsnoki sátron áll, 2 győzelmi pontért leveheti a sátrat a tábláról. A mező üres lesz.',
})

export const orders = chapter('BL-5', 'Parancslépés és utasításlépés', {
  'BL-5.1':
    'A parancslépésben ki kell játszanod egy parancskártyát a kezedből. Ha kiadtad az utasításokat, eldobod; amit ad, az érvényben marad.',
  'BL-5.2':
    'Az utasításlépésben megnevezed az egységeket, amelyeket utasítasz, ahogy a lap engedi. A játékterekről szóló lapok minden játéktérre határt adnak; a két játéktéren álló egység abba számít, amelyikbe akarod, de csak egyszer.',
  'BL-5.3': 'A lap szövege helyett utasíthatsz egyetlen egységet bárhol. Ekkor a lapról semmi más nem érvényes.',
  'BL-5.4':
    'Csak saját egységet utasíthatsz, és mindegyiket körönként csak egyszer, bármi utasítja is. Az az utasítás, amelyhez nincs egységed, elvész. Utasíthatsz kevesebbet, vagy egyet sem.',
  'BL-5.5': 'Az utasított egység mozoghat a mozgáslépésben és támadhat a támadáslépésben; egyik sem kötelező.',
  'BL-5.6':
    'Az utasításlépésben 2 tudásjelzőért levehetsz egy méreg- vagy kábításlapkát egy utasított egységről, ahányszor ki tudod fizetni. Ebben a körben az már rendesen cselekszik.',
  'BL-5.7': 'Elkábított egység is utasítható, például hogy meggyógyítsd.',
  'BL-5.8':
    'Amit egy lap az utasításkor tesz, gyógyulás vagy tudásjelző, az az egységek megnevezésekor történik, minden lapkalevétel előtt.',
  'BL-5.9':
    'Először megnevezed az egységeket. Utána jön a lapkák levétele, és e lépés tudáskártyái, tetszőleges sorrendben, amíg le nem zárod a lépést. Így a tudáskártyával utasított egységről is levehetsz lapkát. A lapka akkor sem kerül vissza, ha az egység később elveszíti az utasítását.',
})
