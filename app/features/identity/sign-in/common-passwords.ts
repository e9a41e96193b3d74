import { fold } from "#app/lib/text/fold.ts";

/**
 * The passwords that guessing starts with, of six characters and more, Irish ones among them. Compared without letter
 * case, fadas, spaces, and digits or signs at the end.
 */
const COMMON = new Set(
  `123123 123321 123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 654321 111111 1111111
  11111111 000000 00000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999 112233 121212 131313
  101010 123654 159753 147258 147258369 147852 789456 789456123 456789 098765 696969 252525 212121 100000 102030
  qwerty qwertyuiop qwertyui qwert1 qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 zxcvbn
  zxcvbnm asdfgh asdfghjkl asdasd asdf1234 qweasd qweasdzxc qwe123 1qazxsw2 zaq12wsx azerty azertyuiop
  password passw0rd pa55word p@ssword p@ssw0rd password1 passwort motdepasse contrasena secret secret1 letmein
  welcome welcome1 admin1 admin123 administrator root123 default changeme change guest1 test123 testtest tester
  abc123 abcd1234 abcdef abcdefg abcdefgh aaaaaa aaaaaaaa a1b2c3 a1b2c3d4 aa123456 abc12345 iloveyou iloveu
  loveme lovely love123 sunshine princess dragon monkey football baseball soccer basketball hockey liverpool
  arsenal chelsea manutd manchester celtic rangers everton tottenham superman batman spiderman pokemon pikachu
  naruto starwars master shadow michael jennifer jordan jessica ashley daniel charlie thomas andrew joshua
  matthew anthony robert hunter hunter2 killer trustno1 whatever freedom computer internet google facebook
  samsung iphone apple123 mustang ferrari porsche mercedes corvette harley yamaha cookie chocolate banana
  pepper ginger summer winter autumn spring january december flower butterfly purple orange yellow silver golden
  diamond cheese hello123 hellohello hello1 nothing family mother father brother sister angel1 jesus1 blessed
  ireland dublin galway connacht munster leinster eireann slainte failte guinness shamrock stpatrick
  pasfhocal focalfaire gaeilge gaillimh corcaigh luimneach baileathacliath connachta mumhain laighean seamrog
  diadhuit maidinmhaith oichemhaith
  itsshowtime showtime lighting theatre studio5 fuckyou fuckoff asshole biteme access login1 login123`
    .split(/\s+/)
    .filter(Boolean),
);

/** True for a password that should not open anything, like "123456", "Password1!" or "qwerty". */
export function isCommonPassword(password: unknown): boolean {
  if (typeof password !== "string") return false;
  const plain = fold(password).replace(/\s+/g, "");
  return COMMON.has(plain) || COMMON.has(withoutEnding(plain)) || /^(.)\1*$/u.test(plain);
}

/** The text up to its last letter. Greedy from the start, so that the work grows with the length and no faster. */
function withoutEnding(plain: string): string {
  return /^.*[^\d\p{P}\p{S}]/su.exec(plain)?.[0] ?? "";
}
