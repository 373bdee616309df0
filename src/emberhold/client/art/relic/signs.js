// @ts-check
// The signs of Relic, told apart by shape as well as by colour: attributes, threats, what is counted.
// A picture is 24 units wide and high.

/** @type {Record<string, string>} */
export const SIGNS = {
  strength:
    '<path d="M12 .8 L22 4 V12 C22 18 17 21.8 12 23.4 C7 21.8 2 18 2 12 V4Z" fill="#5e1210"/><path d="M12 2.2 L20.8 5 V12 C20.8 17.2 16.6 20.6 12 22 C7.4 20.6 3.2 17.2 3.2 12 V5Z" fill="#d23c30"/><path d="M17.5 5.6 L18.6 6.7 L11.6 13.7 L13 15.1 L11.9 16.2 L10.4 14.8 L7.6 17.6 L6.3 16.3 L9.1 13.5 L7.7 12 L8.8 10.9 L10.2 12.3Z" fill="#fff3e2"/>',
  willpower:
    '<circle cx="12" cy="12" r="11" fill="#132a5c"/><circle cx="12" cy="11.4" r="10" fill="#3f7fe0"/><path d="M3 9 A10 10 0 0 1 21 9 A11 8 0 0 0 3 9Z" fill="#fff" opacity=".22"/><path d="M3.6 12 Q12 4.4 20.4 12 Q12 19.6 3.6 12Z" fill="#eef5ff"/><circle cx="12" cy="12" r="3.4" fill="#16336e"/><circle cx="13.1" cy="10.9" r="1.1" fill="#fff"/>',
  cunning:
    '<rect x="1.6" y="1.6" width="20.8" height="20.8" rx="5" fill="#5d430a"/><rect x="2.6" y="2.4" width="18.8" height="18.6" rx="4.4" fill="#eab52f"/><path d="M4.6 8.4 Q8.4 7 12 9.4 Q15.6 7 19.4 8.4 Q20 15.6 15.6 15.8 Q13.2 15.8 12 13 Q10.8 15.8 8.4 15.8 Q4 15.6 4.6 8.4Z" fill="#2b1d02"/><path d="M6.8 11 q2.2 -1.6 3.6 .6 q-2 1.4 -3.6 -.6Z M17.2 11 q-2.2 -1.6 -3.6 .6 q2 1.4 3.6 -.6Z" fill="#fff3c4"/>',
  life: '<path d="M12 21.6 C4 15.6 1.4 11.6 1.4 7.6 C1.4 4 4 1.8 7 1.8 C9.2 1.8 11 3 12 5 C13 3 14.8 1.8 17 1.8 C20 1.8 22.6 4 22.6 7.6 C22.6 11.6 20 15.6 12 21.6Z" fill="#6d0f1d"/><path d="M12 20 C5 14.8 2.8 11.2 2.8 7.8 C2.8 5 4.8 3.2 7.1 3.2 C9.3 3.2 11.2 4.6 12 7.2 C12.8 4.6 14.7 3.2 16.9 3.2 C19.2 3.2 21.2 5 21.2 7.8 C21.2 11.2 19 14.8 12 20Z" fill="#ee4a5e"/><ellipse cx="7.2" cy="7" rx="2.4" ry="1.8" fill="#fff" opacity=".5"/>',
  influence:
    '<circle cx="12" cy="12" r="11" fill="#5f4410"/><circle cx="12" cy="11.4" r="10" fill="#e9bd57"/><path d="M3 9 A10 10 0 0 1 21 9 A11 8 0 0 0 3 9Z" fill="#fff" opacity=".22"/><circle cx="12" cy="11.6" r="7.4" fill="none" stroke="#8a651a" stroke-width="1.2"/><path d="M7 14.6 L7 9 L9.6 11.4 L12 7.4 L14.4 11.4 L17 9 L17 14.6Z" fill="#6d4d0d"/>',
  power:
    '<rect x="4" y="1.4" width="16" height="21.2" rx="2.6" fill="#2d1660"/><rect x="5.2" y="2.6" width="13.6" height="18.8" rx="1.8" fill="#8c5cf2"/><path d="M13.4 4.6 L7.6 13 L11.4 13 L10.4 19.4 L16.4 10.6 L12.6 10.6Z" fill="#fff2c2"/>',
  corruption:
    '<circle cx="12" cy="12" r="11" fill="#2d0a33"/><circle cx="12" cy="11.4" r="10" fill="#8d2f8a"/><path d="M3 9 A10 10 0 0 1 21 9 A11 8 0 0 0 3 9Z" fill="#fff" opacity=".22"/><path d="M12 12 m0 -1 a1.6 1.6 0 1 1 -1.6 1.8 a4 4 0 1 1 6.4 1.4 a6.6 6.6 0 1 1 1 -7.6" fill="none" stroke="#c8f06a" stroke-width="1.9" stroke-linecap="round"/>',
  mission:
    '<path d="M4 3 H17 a3 3 0 0 1 3 3 V8 H17 V19 a3 3 0 0 1 -3 3 H6 a3 3 0 0 0 0 -6 V6 a3 3 0 0 0 -2 -3Z" fill="#e9d9b4" stroke="#5d4724" stroke-width="1.2"/><path d="M11.4 7 l1.3 2.8 l3 .3 l-2.3 2 l.7 3 l-2.7 -1.6 l-2.7 1.6 l.7 -3 l-2.3 -2 l3 -.3Z" fill="#a3342a"/>',
  trophy:
    '<path d="M12 2 C6 2 3 6 3 10.4 C3 13.4 4.6 15 6 16.2 L6.4 20 H17.6 L18 16.2 C19.4 15 21 13.4 21 10.4 C21 6 18 2 12 2Z" fill="#efe5cf" stroke="#3a2d20" stroke-width="1.2"/><circle cx="8.4" cy="11" r="2.4" fill="#3a2d20"/><circle cx="15.6" cy="11" r="2.4" fill="#3a2d20"/><path d="M11 15.4 L12 13 L13 15.4Z M9.4 17 V20 M12 17 V20 M14.6 17 V20" stroke="#3a2d20" stroke-width="1" fill="#3a2d20"/>',
  charge:
    '<path d="M12 1 L21.6 6.5 V17.5 L12 23 L2.4 17.5 V6.5Z" fill="#0c3b4a"/><path d="M12 2.6 L20.2 7.3 V16.7 L12 21.4 L3.8 16.7 V7.3Z" fill="#2bb3cf"/><path d="M13.4 5 L7.8 13 L11.4 13 L10.4 19 L16.2 10.8 L12.6 10.8Z" fill="#f2feff"/>',
  level:
    '<path d="M12 2 L21 11 H16 V15 H8 V11 H3Z" fill="#ffd27a" stroke="#5d430a" stroke-width="1.2"/><path d="M8 17 H16 V21.4 H8Z" fill="#e0a23d" stroke="#5d430a" stroke-width="1.2"/>',
  red: '<path d="M12 1 L23 21 H1Z" fill="#4d0c0a"/><path d="M12 4 L20.6 19.6 H3.4Z" fill="#e2493a"/><path d="M12 8.4 L16.4 16.8 H7.6Z" fill="#ffd9c9"/>',
  blue: '<circle cx="12" cy="12" r="11" fill="#10235a"/><circle cx="12" cy="12" r="9.2" fill="#4a8cf0"/><circle cx="12" cy="12" r="4.4" fill="#dcebff"/>',
  yellow:
    '<path d="M12 .6 L23.4 12 L12 23.4 L.6 12Z" fill="#533c05"/><path d="M12 3 L21 12 L12 21 L3 12Z" fill="#f0bf3a"/><path d="M12 7.6 L16.4 12 L12 16.4 L7.6 12Z" fill="#fff4c9"/>',
  box: '<path d="M4 2.6 H18 a2.6 2.6 0 0 1 2.6 2.6 V8 H17.6 V18.6 a2.8 2.8 0 0 1 -2.8 2.8 H5.6 a2.6 2.6 0 0 0 1 -2 V5 a2.6 2.6 0 0 0 -2.6 -2.4Z" fill="#f1dfb4" stroke="#4a3716" stroke-width="1.3"/><path d="M9 8 H15 M9 11.4 H15 M9 14.8 H13" stroke="#6b4f22" stroke-width="1.5"/>',
  omen: '<path d="M12 1 C15 7 17 9 23 12 C17 15 15 17 12 23 C9 17 7 15 1 12 C7 9 9 7 12 1Z" fill="#b04ae0" stroke="#2a0a3a"/><circle cx="12" cy="12" r="3" fill="#fbe6ff"/>',
  infamy:
    '<path d="M12 1 L15 8 L22 5 L19 12 L23 18 L16 17 L12 23 L8 17 L1 18 L5 12 L2 5 L9 8Z" fill="#c8261c" stroke="#2c0505" stroke-width="1.2"/><circle cx="12" cy="12.4" r="3" fill="#ffce6b"/>',
  special:
    '<path d="M12 1 L15 8.6 L23 9.2 L16.800 14.200 L18.900 22.200 L12 17.700 L5.100 22.200 L7.200 14.200 L1 9.200 L9 8.600Z" fill="#ffd27a" stroke="#5d430a" stroke-width="1.200"/>',
  attribute:
    '<path d="M12 1.500 L20 5 L12 9 L4 5Z" fill="#e2493a" stroke="#2a0a08"/><circle cx="6.500" cy="16" r="5.500" fill="#4a8cf0" stroke="#10235a"/><rect x="12.500" y="11" width="10" height="10" rx="2.500" fill="#f0bf3a" stroke="#533c05"/>',
  bonus:
    '<circle cx="12" cy="12" r="11" fill="#2f6b3a"/><circle cx="12" cy="11.400" r="10" fill="#57b06a"/><path d="M10 5 h4 v5 h5 v4 h-5 v5 h-4 v-5 h-5 v-4 h5Z" fill="#f2fff4"/>',
  die: '<rect x="2" y="2" width="20" height="20" rx="5" fill="#f3e2b4" stroke="#7a5a22" stroke-width="1.400"/><g fill="#2a1a10"><circle cx="7.500" cy="7.500" r="2"/><circle cx="16.500" cy="7.500" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="7.500" cy="16.500" r="2"/><circle cx="16.500" cy="16.500" r="2"/></g>',
};
