/** What stands around every page but the tables: the way around, the settings, the small print. */
import './shell.css'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Glyph } from '../ui/Glyph.tsx'
import { houseName } from './houseName.ts'
import { Newer } from './Newer.tsx'
import { CallCount, NextTable, WaitingCount } from './notices/NextTable.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { Unreached } from './Unreached.tsx'
import { useWords } from './words.ts'

export function Shell({ children }: { children: ReactNode }) {
  const words = useWords()
  return (
    <div className="shell">
      <a className="skip visually-hidden" href="#content">
        {words.skip}
      </a>
      <header className="masthead">
        <Link href="/" className="brand">
          <Glyph is="crown" size={26} />
          <span className="visually-hideable">{houseName}</span>
        </Link>
        <Ways />
        <NextTable />
        <SettingsButton />
      </header>
      <Newer />
      <Unreached />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SmallPrint />
    </div>
  )
}

function Ways() {
  const { nav } = useWords()
  const [here] = useLocation()
  const ways = [
    ['/tables', nav.open],
    ['/mine', nav.mine],
    ['/tournaments', nav.tournaments],
    ['/ratings', nav.ratings],
    ['/me', nav.me],
  ] as const
  return (
    <nav aria-label={nav.label}>
      {ways.map(([href, label]) => (
        <Link
          key={href}
          href={href}
          className={`way-${href.slice(1)}`}
          aria-current={here === href ? 'page' : undefined}
        >
          <span className="way-name">{label}</span>
          {href === '/mine' && <WaitingCount />}
          {href === '/tournaments' && <CallCount />}
        </Link>
      ))}
    </nav>
  )
}

/** Ways that are taken now and then. A phone has no room for the ratings at its lower edge: they are here, too. */
function SmallPrint() {
  const { nav } = useWords()
  return (
    <footer className="small-print">
      <Link href="/ratings" className="way-ratings">
        {nav.ratings}
      </Link>
      <Link href="/about">{nav.about}</Link>
    </footer>
  )
}
