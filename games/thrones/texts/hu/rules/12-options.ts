import { chapter } from '../../../../../text/index.ts'

export const options = chapter('AG-12', 'Az asztal beállításai', {
  'AG-12.1': 'Csatakártyák: az AG-11 fejezet érvényes. Alapesetben kikapcsolva.',
  'AG-12.2': 'Holtverseny a játék végén: a szabálykönyv szerint, hacsak az asztal nem a FAQ 2.0-t választja (AG-10.3).',
  'AG-12.3':
    'A „Sötét szárnyak” a kikötőkért is fizet: hatalomjelzői a kikötőkért is járnak (AG-4.8). Alapesetben kikapcsolva.',
  'AG-12.4':
    'Lannister-hajó a kikötőben: három játékossal is hajó kezd Lannister-rév kikötőjében. Alapesetben kikapcsolva.',
  'AG-12.5': 'Azokat a házakat, amelyeket senki sem választott, a véletlen osztja ki.',
  'AG-12.6':
    'Ami a játékosok számától függ (házak, befolyási területek, különleges parancsok, semleges erők), nem változtatható.',
  'AG-12.7':
    'Az A Dance with Dragons, az A Feast for Crows és a Mother of Dragons kiegészítő nem része ennek a játéknak.',
  'AG-12.8':
    'Hét vár és város azonnal győz, hacsak az asztal nem azt választja, hogy előbb lezárul a menetelés parancs (AG-10.1).',
})
