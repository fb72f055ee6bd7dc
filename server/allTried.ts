/** Waits for all jobs: one that fails holds up none of the others. Throws what the first of those has thrown. */
export async function allTried(jobs: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(jobs)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}
