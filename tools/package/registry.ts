/** The packages that are installed here, as a registry on this machine hands them out: what is installed from it needs no network. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Installed {
  version: string
  path: string
}

/** All packages with all their versions, by name, as the lock file lists them; those for other machines are not there. */
function installedIn(root: string): Map<string, Installed[]> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Map<string, Installed[]>()
  for (const [path, { version }] of Object.entries<{ version?: string }>(packages)) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name && version && existsSync(join(root, path)))
      found.set(name, [...(found.get(name) ?? []), { version, path: join(root, path) }])
  }
  return found
}

/** A folder as a package is packed, without the packages inside it. */
function packed(path: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  try {
    symlinkSync(path, join(folder, 'package'))
    const args = ['-czhf', '-', '--exclude', 'package/node_modules', '-C', folder, 'package']
    return execFileSync('tar', args, { maxBuffer: 1e9 })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export interface Registry {
  address: string
  /** The names of all packages that have been asked for. */
  asked: Set<string>
  close(): void
}

export async function openRegistry(root: string): Promise<Registry> {
  const installed = installedIn(root)
  const asked = new Set<string>()
  let address = ''
  const versionsOf = (name: string) =>
    (installed.get(name) ?? []).map(({ version, path }) => {
      const tarball = `${address}/${name}/-/${version}.tgz`
      return [version, { ...JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')), dist: { tarball } }]
    })
  const server = createServer((request, response) => {
    const [name, file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    const known = installed.get(name)
    if (!known) return response.writeHead(404).end('{}')
    asked.add(name)
    if (file) return response.end(packed(known.find(({ version }) => file === `${version}.tgz`)!.path))
    const latest = known.at(-1)!.version
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versionsOf(name)) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, asked, close: () => server.close() }
}
