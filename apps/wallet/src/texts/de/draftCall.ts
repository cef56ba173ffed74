import type { texts as english } from '../en/draftCall.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  title: 'Contract aufrufen',
  description: 'Sie prüfen alles, bevor etwas signiert wird.',
  contract: 'Contract',
  noContract: 'Geben Sie die Adresse des Contracts ein.',
  noCode: 'Unter dieser Adresse gibt es laut Ihrem RPC keinen Contract.',
  abi: 'ABI',
  abiHint:
    'JSON, oder eine Funktion je Zeile, etwa: stake(address to, uint256 amount). Leer lassen, um eine bekannte zu verwenden.',
  readingAbi: 'Das Gateway wird nach den Funktionen dieses Contracts gefragt.',
  tooLong:
    'Dieser Text ist zu lang für eine ABI (mehr als 200.000 Zeichen). Fügen Sie nur die Funktionen ein, die Sie brauchen.',
  notAbi: 'Das ist weder JSON noch eine Liste von Funktionen.',
  noFunctions: 'Hier steht keine Funktion, die eine Transaktion aufrufen kann.',
  typed:
    '{count, plural, one {# Funktion} other {# Funktionen}} nach der ABI oben. Sie wird in diesem Browser für diesen Contract aufbewahrt.',
  own: '{count, plural, one {# Funktion} other {# Funktionen}} nach der ABI, die Sie für diesen Contract aufbewahrt haben.',
  gateway:
    '{count, plural, one {# Funktion} other {# Funktionen}} laut Gateway.',
  proxy:
    'Der Contract ist ein Proxy; er führt den Code von <address></address> aus. Das sagen Ihre beiden RPC-Endpunkte.',
  proxyByRpc:
    'Der Contract ist ein Proxy; er führt den Code von <address></address> aus, laut Ihrem RPC.',
  differentCode: 'Ihre RPC-Endpunkte sind sich über diesen Contract uneins',
  differentCodeText:
    'Sie nennen verschiedenen Code dahinter, oder nur einer von ihnen hat dort einen Contract. Funktionen aus dem Code eines Proxys fehlen deshalb. Prüfen Sie die RPC-Endpunkte in den Einstellungen.',
  keep: 'Diese Namen beim Prüfen verwenden',
  keepHint:
    'Die Namen sind Angaben des Gateways. Ohne sie zeigt die Prüfung den Aufruf als unbekannte Bytes.',
  forget: 'Diese ABI vergessen',
  function: 'Funktion',
  raw: 'Rohdaten',
  data: 'Daten',
  dataHint: 'Hexadezimal, beginnend mit 0x.',
  noData: 'Geben Sie ganze Bytes hexadezimal ein, beginnend mit 0x.',
  value: 'Mitgesendete Münzen',
  valueHint: 'Leer für keine.',
  argument: 'Parameter {place}',
  listHint: 'Als JSON, etwa ["0x…", "0x…"] oder [1, 2].',
  choose: 'Wählen',
  noValue: 'Geben Sie einen Wert ein ({type}).',
  noAddress:
    'Geben Sie eine Adresse dieses Netzwerks mit richtiger Prüfsumme ein ({type}).',
  noInteger: 'Geben Sie eine ganze Zahl ein, die in {type} passt.',
  noBytes: 'Geben Sie Bytes als {type} ein, beginnend mit 0x.',
  noBool: 'Geben Sie true oder false ein ({type}).',
  noJson: 'Das ist kein JSON ({type}).',
  noList: 'Geben Sie eine Liste der richtigen Länge ein ({type}).',
  noTuple: 'Ein Teil fehlt ({type}).',
  fault: 'Dieser Aufruf konnte nicht sicher kodiert werden',
  faultText:
    'Die Bytes lesen sich nicht so zurück, wie sie eingegeben wurden. Prüfen Sie die ABI: Sie nennt vielleicht eine andere Funktion, als der Contract hat.',
}
