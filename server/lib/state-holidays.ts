/** States of Germany by their ISO 3166-2 codes, and the holidays that only some of them have. */

/** States in which a postcode's region (its first two digits) lies; several where a border runs through it. */
const statesOfRegion: Readonly<Record<string, string>> = {
  '01': 'SN BB',
  '02': 'SN BB',
  '03': 'BB SN',
  '04': 'SN ST TH BB',
  '06': 'ST SN TH',
  '07': 'TH SN',
  '08': 'SN TH',
  '09': 'SN',
  '10': 'BE',
  '12': 'BE',
  '13': 'BE',
  '14': 'BE BB ST',
  '15': 'BB BE',
  '16': 'BB MV',
  '17': 'MV BB',
  '18': 'MV',
  '19': 'MV BB NI',
  '20': 'HH',
  '21': 'HH NI SH',
  '22': 'HH SH NI',
  '23': 'SH MV',
  '24': 'SH',
  '25': 'SH',
  '26': 'NI',
  '27': 'NI HB HH',
  '28': 'HB NI',
  '29': 'NI ST',
  '30': 'NI',
  '31': 'NI NW',
  '32': 'NW NI',
  '33': 'NW',
  '34': 'HE NI NW',
  '35': 'HE NW',
  '36': 'HE TH BY',
  '37': 'NI HE TH NW',
  '38': 'NI ST',
  '39': 'ST',
  '40': 'NW',
  '41': 'NW',
  '42': 'NW',
  '44': 'NW',
  '45': 'NW',
  '46': 'NW',
  '47': 'NW',
  '48': 'NW NI',
  '49': 'NI NW',
  '50': 'NW',
  '51': 'NW',
  '52': 'NW',
  '53': 'NW RP',
  '54': 'RP NW',
  '55': 'RP HE',
  '56': 'RP',
  '57': 'NW RP HE',
  '58': 'NW',
  '59': 'NW',
  '60': 'HE',
  '61': 'HE',
  '63': 'HE BY',
  '64': 'HE BW BY',
  '65': 'HE RP',
  '66': 'SL RP',
  '67': 'RP',
  '68': 'BW HE',
  '69': 'BW HE',
  '70': 'BW',
  '71': 'BW',
  '72': 'BW',
  '73': 'BW',
  '74': 'BW BY',
  '75': 'BW',
  '76': 'BW RP',
  '77': 'BW',
  '78': 'BW',
  '79': 'BW',
  '80': 'BY',
  '81': 'BY',
  '82': 'BY',
  '83': 'BY',
  '84': 'BY',
  '85': 'BY',
  '86': 'BY',
  '87': 'BY BW',
  '88': 'BW BY',
  '89': 'BW BY',
  '90': 'BY',
  '91': 'BY',
  '92': 'BY',
  '93': 'BY',
  '94': 'BY',
  '95': 'BY',
  '96': 'BY TH',
  '97': 'BY BW',
  '98': 'TH',
  '99': 'TH',
}

/** Month and day, with the states; the Assumption is counted in all of Bavaria, which has it in most of its towns. */
const fixed: Readonly<Record<string, string>> = {
  '1-6': 'BW BY ST',
  '3-8': 'BE MV',
  '8-15': 'SL BY',
  '9-20': 'TH',
  '10-31': 'BB HB HH MV NI SN ST SH TH',
  '11-1': 'BW BY NW RP SL',
}

const corpusChristi = { daysAfterEaster: 60, states: 'BW BY HE NW RP SL' }

/** Wednesday before 23 November (Saxony). */
const isPenanceDay = (date: Date): boolean =>
  date.getUTCMonth() === 10 && date.getUTCDay() === 3 && date.getUTCDate() >= 16 && date.getUTCDate() <= 22

/** Whether a day (midnight UTC) is a holiday of a state in which the postcode may lie. */
export const isStateHoliday = (day: number, postCode: string, daysAfterEaster: number): boolean => {
  const states = (statesOfRegion[postCode.trim().replace(/^D-?/i, '').slice(0, 2)] ?? '').split(' ')
  const date = new Date(day)
  const isIn = (list: string | undefined): boolean => list?.split(' ').some((state) => states.includes(state)) ?? false
  if (isIn(fixed[`${date.getUTCMonth() + 1}-${date.getUTCDate()}`])) return true
  if (daysAfterEaster === corpusChristi.daysAfterEaster && isIn(corpusChristi.states)) return true
  return isPenanceDay(date) && isIn('SN')
}
