export const texts = {
  contracts: 'Contracts',
  fallbackHandler: 'Fallback handler',
  guard: 'Guard',
  moduleGuard: 'Module guard',
  modules: 'Modules',
  notSet: 'None',
  noModules: 'None',
  readAt: 'Read from the chain at block {block}.',
  recoveryTitle: 'Recovery',
  recoveryText:
    'Accounts that may replace the owners after a delay, and their attempts.',
  recoveryLink: 'Show recovery',
  modulesTitle: 'Modules, guards and handler',
  modulesText:
    'See which contracts act for the safe, check its transactions or answer for it, and change them.',
  modulesLink: 'Manage',
  versionTitle: 'Version of the contract',
  versionText:
    'See which version of the Safe contract this safe runs, check its code and update it.',
  versionLink: 'Check version',
} as const
