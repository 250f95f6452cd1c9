export const online = {
  help: 'To play with friends on their own devices, open a Skerry server. Your tables here stay on this device.',
  server: 'Play online on a server',
  example: 'skerry.example.org',
  open: 'Open the server',
  notAnAddress: 'This isn’t the address of a server. Enter one like skerry.example.org.',
  noLinks: 'A link to a page on your disk opens nowhere else. Save the record and send the file instead.',
};
