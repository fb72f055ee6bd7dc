import type { Page } from 'playwright-core'
import { expect, test } from './harness.ts'
import { becomeGuest } from './visitors.ts'

/** A device that keeps keys, without a finger that is asked for. */
async function withKeys(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    take: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    put: async (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number],
    ) => {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

test('a guest becomes an account by a passkey, and is the same person in another browser', async ({ visit, host }) => {
  // Browsers keep keys for names, not for numbers.
  const baseURL = host.address.replace('127.0.0.1', 'localhost')
  const [ann, elsewhere] = [await visit({ baseURL }), await visit({ baseURL })]
  const [first, second] = [await withKeys(ann), await withKeys(elsewhere)]
  await becomeGuest(ann)
  await ann.getByRole('main').getByLabel('Your name').fill('Anna of Ashford')
  await ann.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await ann.getByText('You are known by this browser alone.').waitFor()
  await ann.getByRole('button', { name: 'Make a passkey' }).click()
  await ann.getByText('You are known by this browser alone.').waitFor({ state: 'detached' })
  await ann.getByRole('button', { name: 'Forget the passkey made in Chrome, Linux' }).waitFor()

  const keys = await first.take()
  expect(keys).toHaveLength(1)
  await second.put(keys[0])
  await elsewhere.goto('/enter')
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await elsewhere.getByRole('main').locator('input[value="Anna of Ashford"]').waitFor()

  await ann.getByRole('button', { name: /^Forget the passkey/ }).click()
  await ann.getByRole('button', { name: /^Forget the passkey/ }).waitFor({ state: 'detached' })
  await elsewhere.goto('/enter')
  await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await elsewhere.getByText('That passkey is not known here').waitFor()
})
