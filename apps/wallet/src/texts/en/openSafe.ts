export const texts = {
  title: 'Add a safe',
  about: 'Check who controls it before you use it.',
  noRef: 'This is not the address of a safe',
  noRefText: 'Choose a network and paste the address again.',
  back: 'Back to my safes',
  reading: 'Reading the safe from the chain',
} as const
