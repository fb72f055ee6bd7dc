/** E-mail: sent by SMTP where the host has set that up; else the log says that one would have gone. */
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  /** The same for a letter that is sent again; left out: the mail server makes one. */
  messageId?: string
  headers?: Readonly<Record<string, string>>
}

export interface Mail {
  /** Is anything sent, or at least written to the log? */
  isOpen: boolean
  /** Sends a letter; resolves to true when it has been handed over, or to false when that has failed and is logged. */
  send(letter: Letter): Promise<boolean>
  /** Hears whether a letter was handed over; nothing is heard where none is sent. */
  onSent(isSent: boolean): void
}

interface Log {
  info(text: string): void
  error(error: unknown): void
}

/** How long the host's mail server may take, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function openMail({ smtp, mailFrom = '', mailToLog, house }: Settings, log: Log): Mail {
  if (smtp === undefined) {
    return {
      isOpen: mailToLog,
      send: async ({ to, subject, text }) => {
        log.info(
          mailToLog
            ? `An e-mail to ${to}: ${subject}\n${text}`
            : 'An e-mail would have been sent: SMTP_URL is not set.',
        )
        return true
      },
      onSent: () => {},
    }
  }
  const transport = createTransport({ url: smtp, ...patience })
  const from = mailFrom.includes('<') ? mailFrom : { name: house, address: mailFrom }
  const mail: Mail = {
    isOpen: true,
    send: letter =>
      transport.sendMail({ from, ...letter, headers: { ...letter.headers } }).then(
        () => {
          mail.onSent(true)
          return true
        },
        error => {
          log.error(error)
          mail.onSent(false)
          return false
        },
      ),
    onSent: () => {},
  }
  return mail
}

/** Can the host's mail server be reached, and does it let us in? Throws what it said. Nothing is sent. */
export async function tryMail(smtp: string): Promise<void> {
  const transport = createTransport({ url: smtp, ...patience })
  await transport.verify().finally(() => transport.close())
}
