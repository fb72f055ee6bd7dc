/** The words of e-mails. */
import type { Language } from '../../text/index.ts'
import type { Letter } from './mail.ts'

type Words = Readonly<Record<Language, (link: string) => Omit<Letter, 'to'>>>

const signIn: Words = {
  en: link => ({
    subject: 'Interregnum: sign in',
    text: `With this link you sign in to Interregnum, once, within half an hour:\n\n${link}\n\nIf you have not asked for it, do nothing: without it nobody comes in.\n`,
  }),
  hu: link => ({
    subject: 'Interregnum: belépés',
    text: `Ezzel a hivatkozással egyszer, fél órán belül beléphetsz az Interregnumba:\n\n${link}\n\nHa nem te kérted, nincs teendőd: nélküle senki sem léphet be.\n`,
  }),
}

/** A letter with a link by which its reader signs in. */
export const signInLetter = (to: string, link: string, language: Language): Letter => ({
  to,
  ...signIn[language](link),
})
