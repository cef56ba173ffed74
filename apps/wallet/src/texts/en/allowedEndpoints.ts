export const texts = {
  allowed: 'Endpoints that this site may use',
  allowedText:
    'The security policy of this deployment lists them; the browser refuses all others.',
  runOwn: 'To use your own, run the wallet yourself and allow it there:',
  runCommand: 'npm start -- --rpc https://your-node.example',
  deploy:
    'For a deployment, this command adds it to config.json and prints the headers to serve:',
  deployCommand: 'pnpm allow-rpc config.json https://your-node.example',
} as const
