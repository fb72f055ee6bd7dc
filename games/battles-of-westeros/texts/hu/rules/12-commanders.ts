import { chapter } from '../../../../../text/index.ts'

export const commanders = chapter('BW-12', 'Megsemmisülés és parancsnokok', {
  'BW-12.1':
    'Az az egység, amelynek zászlóvivője elesik, megsemmisül. Gazdája morálja zöld egységért 1-gyel, kékért 2-vel, vörösért 3-mal csökken, bármi az ok.',
  'BW-12.2':
    'A parancsnok vezette egységé a parancsnok egységképessége is, amíg vele van. Ő viszi a zászlót, és ő az utolsó figura.',
  'BW-12.3':
    'A találatok előbb a közönséges figurákat veszik le. A parancsnok akkor esik fogságba, ha utánuk ugyanabból a támadásból legalább annyi találat marad, mint elfogási értéke. Kevesebb semmit sem tesz, és nem is számít később.',
  'BW-12.4': 'Távolsági támadás, ellentámadás és búcsúcsapás is elfoghat parancsnokot. A tűzről a BW-16.6 szól.',
  'BW-12.5': 'Az elfogott parancsnok kikerül a csatából, egysége megsemmisül. Öt vezérkártyája a pakliban marad.',
  'BW-12.6': 'Parancsnok nélkül nem lehet vezérkártyát kijátszani.',
  'BW-12.7': 'Az elfogott parancsnok kártyáján lévő parancsjelzők a következő frissítéskor térnek vissza.',
  'BW-12.8': 'Lapért vagy képességért soha nem a parancsnok figurája fizet; egysége közönséges figurái fizethetnek.',
  'BW-12.9':
    'Az egyszeri képesség egyszer használható a csatában, az általa megnevezett pillanatban. Az egységképesség megmarad.',
  'BW-12.10': 'A magára maradt parancsnok teljes értékű egység, ugyanazzal a ranggal, kockákkal és mozgással.',
})

export const morale = chapter('BW-13', 'Morál', {
  'BW-13.1':
    'A sávon egy jelző van. Középről mindkét ház felé 11 hely vezet: 3 szürke, 3 zöld, 3 sárga és 2 vörös. A színes zónák első helye, a 4, a 7 és a 10, a töréspont. Ahol a csataterv mondja, az utolsó hely a megfutamodás.',
  'BW-13.2': 'Ha morálod emelkedik, a jelző távolodik tőled, ha süllyed, közeledik.',
  'BW-13.3':
    'Ha a jelző egy ház megfutamodásához ér, az a ház azonnal veszít. A közönséges utolsó helyen a jelző megáll.',
  'BW-13.4':
    'Akinek oldalán a jelző színes zónában áll, a törésponton túl, visszaviheti a töréspontra; a 11. helyről a 10.-re. Egészen, vagy sehogy.',
  'BW-13.5': 'A morált megsemmisült egységek, moráljelzők, lapok, csatatervek és kitérések változtatják.',
  'BW-13.6': 'Annak magasabb a morálja, akinek nem az oldalán áll a jelző.',
})

export const keywords = chapter('BW-14', 'Kulcsszavak', {
  'BW-14.1': 'Az egység osztálya magától semmit sem tesz; más szabályok hivatkoznak rá.',
  'BW-14.2':
    'Előrenyomulás: ha közelharci támadása megsemmisítette vagy elűzte a célpontot, az egység annak mezőjére léphet. Körönként egyszer. Úton 1 mezővel tovább mehet. Hídra nem léphet.',
  'BW-14.3':
    'A Fedezék és a Szívósság találatokat érvénytelenít (BW-9.5.4). A Fedezék a terepé, a Szívósság az egységé.',
  'BW-14.4':
    'Harci kutyák: mozgás és támadás helyett az utasított, összecsapásban nem lévő egység 2 vagy 3 mezőre lévő ellenségre eresztheti kutyáit. Barát nem takarja a rálátást, folyó igen. Előbb egy kocka: a pajzs a rangjának megfelelő kockákat adja a támadáshoz; a morál 1 mezővel hátrébb űzi a célpontot; a hősiesség 1 találat. Az utóbbi kettőt semmi sem érvényteleníti. Nincs utána összecsapás, ellentámadás vagy előrenyomulás.',
  'BW-14.5':
    'Nehézpáncél: az egység eggyel magasabb rangon védekezik; vörös egységet a hősiesség nem talál. Rangja minden másban marad, ami volt.',
  'BW-14.6': 'Kiegyensúlyozatlan: 1 kockával kevesebb, ha az egység ebben a körben mozgott.',
  'BW-14.7':
    'Üldözés: ha közelharci támadása megsemmisítette vagy elűzte a célpontot, az egység ennyi mezőt mozoghat, elsőként a megüresedett mezőre, aztán ismét támadhat. Körönként egyszer. A mozgás szokásos szabályai érvényesek; nem állhat meg ott, ahonnan indult, és hídra nem léphet. Úton 1 mezővel tovább mehet, legfeljebb 3-at.',
  'BW-14.8': 'Egy támadás után az egység vagy előrenyomul, vagy üldöz.',
  'BW-14.9':
    'Felperzselés: támadás helyett dobj az egység kockáival egy szomszédos, üres, éghető mezőre. Minden zöld pajzs 1-gyel növeli a tüzet.',
  'BW-14.10':
    'Rendíthetetlen: az egység a támadás első moráleredményét figyelmen kívül hagyhatja, és ellentámadást indíthat. Magától egyik fajta sem ilyen; parancsnokok és lapok adják, és minden egység Rendíthetetlen, amely mellett két barát áll.',
})
