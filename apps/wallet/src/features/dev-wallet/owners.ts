/** Names of the demo chain's unlocked accounts, in order. */
export const ownerNames = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin'] as const
