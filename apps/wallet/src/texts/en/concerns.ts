export const texts = {
  gatewayDiffers: 'The gateway disagrees with the chain',
  gatewayDiffersText:
    'About: {fields}. The chain is right; the gateway may lag or be wrong.',
  nodesDiffer: 'Two nodes disagree about this safe',
  nodesDifferText:
    'About: {fields}. One of them is wrong or lies: sign nothing before you know which.',
  moduleGuardField: 'module guard',
  singletonField: 'implementation',
  ownersField: 'owners',
  thresholdField: 'threshold',
  versionField: 'version',
  modulesField: 'modules',
  guardField: 'guard',
  fallbackHandlerField: 'fallback handler',
  implementationField: 'implementation',
  unknownCode: 'The contract’s code is not a known version of Safe',
  unknownCodeText: 'It runs the code at {address}.',
  modules:
    '{count, plural, one {A module is enabled} other {# modules are enabled}}',
  modulesText:
    'A module can move everything without confirmations. Make sure you know each of them.',
  guard: 'A guard is set',
  guardText: 'It checks every transaction and can refuse it.',
  unknownHandler: 'The fallback handler is unknown',
  unknownHandlerText: 'It answers for the safe: {address}.',
  oneConfirmation: 'One confirmation is enough',
  oneConfirmationText: 'Any single owner can move everything.',
  noAnswer: 'Your RPC did not answer',
  official: 'Official Safe contract, version {version}',
  officialText:
    'No modules, no guard and a known fallback handler, as of block {block}.',
  gatewayAgrees: 'The gateway agrees with the chain.',
  noGateway: 'There was no gateway to compare with.',
} as const
