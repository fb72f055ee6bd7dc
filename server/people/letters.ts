/** The words of e-mails. */
import type { Language } from '../../text/index.ts'
import type { Letter } from './mail.ts'

type Words = Readonly<Record<Language, (house: string, link: string) => Omit<Letter, 'to'>>>

const signIn: Words = {
  en: (house, link) => ({
    subject: `${house}: sign in`,
    text: `With this link you sign in to ${house}, once, within half an hour:\n\n${link}\n\nIf you have not asked for it, do nothing: without it nobody comes in.\n`,
  }),
  hu: (house, link) => ({
    subject: `${house}: belépés`,
    text: `Ezzel a hivatkozással egyszer, fél órán belül beléphetsz ide: ${house}\n\n${link}\n\nHa nem te kérted, nincs teendőd: nélküle senki sem léphet be.\n`,
  }),
}

interface Wish {
  to: string
  /** What the house is called. */
  house: string
  link: string
  language: Language
}

/** A letter with a link by which its reader signs in. */
export const signInLetter = ({ to, house, link, language }: Wish): Letter => ({ to, ...signIn[language](house, link) })
