export const texts = {
  title: 'Scan an address',
  aim: 'Hold the QR code in front of the camera.',
  starting: 'Starting the camera…',
  picture: 'Camera picture',
  denied: 'The camera is not allowed',
  deniedText:
    'Allow it for this site in your browser, choose a picture of the code, or paste the address into the field.',
  missing: 'No camera was found',
  missingText:
    'Choose a picture of the code, or paste the address into the field.',
  failed: 'The camera could not be started',
  failedText:
    'Another program may use it. Choose a picture of the code, or paste the address into the field.',
  choose: 'Choose a picture',
  noCode: 'This picture has no QR code that can be read.',
  found: 'Address in the code',
  check: 'Compare it with the address that you were given.',
  use: 'Use this address',
  again: 'Scan again',
  noAddress: 'This code holds no address for this network',
  otherNetwork: 'This address is for another network',
  content: 'The code says: <text></text>',
} as const
