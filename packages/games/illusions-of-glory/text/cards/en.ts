import type { CardTexts, CardWords } from './shape.ts'

export const EN_CARD_WORDS: CardWords = {
  prerequisite: (needs) => `Prerequisite: ${needs}.`,
  combat: (roles, needs) =>
    `Combat card (${roles.join(' or ')})${needs === undefined ? '.' : `. Condition: ${needs}.`}`,
  eventAndOps: 'Then use this card for OPS.',
  lastsTurn: 'Stays face up until the end of the turn.',
  neutralEntry: 'Neutral entry: one card a turn for both players together.',
  seaInvasion: 'Sea invasion: one card a turn.',
  warStatus: (points) => `War status +${points}.`,
  removed: 'Remove this card from the game after the event.',
}

export const EN_CARDS: CardTexts = {
  AP1: {
    title: 'DRIVE ON EAST PRUSSIA',
    needs: 'Turn 1 or 2',
    text: 'In this action round RU attacks on a space or region in Germany get +1 DRM.',
    history:
      'To relieve France, two Russian armies crossed into East Prussia within three weeks of mobilization.',
  },
  AP2: {
    title: 'RUSSIAN REINFORCEMENTS',
    text: 'RU reinforcements on RU supply sources: Guard, XVIII, XXVI and I Turkestan Infantry Corps. RU Troop Quality −2; at Poor, XVIII and XXVI arrive reduced.',
    history: 'The Ninth Army gathered around Warsaw in August 1914 with the Guard at its core.',
  },
  AP3: {
    title: 'PLEHVE',
    needs: 'a RU unit takes part on your side and the defended space or region is in Russia',
    text: 'Your fire gets +1 DRM. If you are the defender, you may make your retreat 1 space shorter.',
    history: 'Pavel Plehve pulled his army out of encirclement at Komarow and fought it again within days.',
  },
  AP4: {
    title: 'ZHELEZNODOROZHNYYE VOYSKA',
    text: 'For the rest of the game mixed-gauge links from Russia into Germany and Austria-Hungary count as single gauge for AP attacks and AP SR.',
    history:
      'Russian railway battalions relaid captured Galician track to the broad gauge as the armies advanced.',
  },
  AP5: {
    title: 'NO RETREAT',
    needs: 'a RU unit defends',
    text: 'If the defenders have to retreat they may all stay instead; then one RU defender loses 1 more step. A unit that is alone may not do so if the step would destroy it.',
    history: 'The Southwest Front was told to hold its ground whatever the cost in men.',
  },
  AP6: {
    title: 'PRITTWITZ',
    needs: 'HINDENBURG AND LUDENDORFF IN COMMAND has not been played as an event',
    text: 'This turn CP pays 1 OPS more to activate a space with GE units in East Prussia (Königsberg, Insterburg, Gumbinnen, Tilsit, Memel, Lötzen, Allenstein, Tannenberg) for attack.',
    history:
      'After Gumbinnen the commander of the Eighth Army spoke of giving up everything east of the Vistula.',
  },
  AP7: {
    title: 'GALICIA OFFENSIVE',
    needs: 'Turn 1 or 2',
    text: 'In this action round RU attacks on a space or region in Austria-Hungary get +1 DRM.',
    history: 'Four Russian armies broke the Austro-Hungarian front and took Lemberg in September 1914.',
  },
  AP8: {
    title: 'PUTNIK',
    needs: 'a SB or MN unit takes part on your side',
    text: 'Your fire gets +1 DRM, and another +1 DRM if the defended space is mountain.',
    history:
      'Radomir Putnik, too ill to leave his overheated room, planned the victories at Cer and on the Kolubara.',
  },
  AP9: {
    title: 'BATTLE FOR WARSAW',
    needs: 'a RU unit takes part on your side and the defended space is Warsaw or connected to it',
    text: 'Your fire gets +2 DRM.',
    history: 'Siberian troops detrained and went straight into the line that saved Warsaw in October 1914.',
  },
  AP10: {
    title: 'KITCHENER',
    text: 'For the rest of the game AP may convert 1 AP-A RP into 1 RU RP each turn (not from stage 2 of the revolution on).',
    history:
      'Kitchener arranged the great shell orders for Russia and drowned on his way there in June 1916.',
  },
  AP11: {
    title: 'ROYAL NAVY BLOCKADE',
    text: 'For the rest of the game CP may not trace supply from port to port except in the Baltic and the Black Sea, and may convert GE RPs to TU RPs only with a line of CP-controlled spaces from Berlin to Constantinople. In each winter turn after this one GE National Will −1 at the start of the War Status Phase.',
    history: 'Distant patrols cut Germany and Turkey off from overseas trade, and hunger did the rest.',
  },
  AP12: {
    title: 'RUSSIAN REINFORCEMENTS',
    text: 'RU reinforcements on RU supply sources: II Caucasus, III Siberian and XXII Finnish Infantry Corps. RU Troop Quality does not change and none arrives reduced.',
    history: 'The Tenth Army was put together from corps that had come from the edges of the empire.',
  },
  AP13: {
    title: 'STAVKA',
    text: 'All later AP Mandatory Offensive rolls get +1.',
    history:
      'From railway carriages at Baranovichi the Grand Duke tried to direct two fronts that rarely agreed.',
  },
  AP14: {
    title: 'RULE BRITANNIA',
    text: 'For the rest of the game AP may play sea-invasion cards (SALONIKA INVASION, ALBANIAN GAMBIT, NOEMVRIANA).',
    history: 'Once Goeben had slipped into the Straits the Mediterranean belonged to the Allied fleets.',
  },
  AP15: {
    title: 'CONRAD',
    text: 'This turn CP pays 1 OPS more to activate for attack a space or stack in which all CP units are AH. AH National Will −1.',
    history: 'Conrad von Hötzendorf drew up plans of great sweep for an army that could not carry them out.',
  },
  AP16: {
    title: 'ALEXEYEV',
    needs: 'a RU unit defends and every defender has a legal retreat of 1 space',
    text: 'Before fire all defenders withdraw 1 space as if retreating. The combat ends without losses or a winner; the attackers may advance into the space.',
    history: 'Mikhail Alexeyev brought the armies out of the Polish salient in 1915 before it closed.',
  },
  AP17: {
    title: 'SIEGE OF PRZEMYSL',
    needs: 'AP besieges Przemysl',
    text: 'The fort at Przemysl surrenders at once: it is destroyed and AP takes control of the space. AH National Will −1 besides what the loss of the space costs.',
    history: 'The garrison blew up its forts and surrendered in March 1915 with well over 100,000 men.',
  },
  AP18: {
    title: 'INTERVENTION IN THE BALKANS',
    needs: 'CP does not control Salonika',
    text: 'Place the BR/GR National Defence Corps SCU at Salonika. AP takes control of Salonika (VP −1 if it was neutral); this does not break Greek neutrality.',
    history: 'Venizelos let the Allies come ashore in October 1915 and lost his office the same week.',
  },
  AP19: {
    title: 'SHORE BOMBARDMENT',
    needs:
      'the defended space is a port on the Mediterranean or Adriatic or a sea-invasion space; U-BOATS IN THE MEDITERRANEAN is not in force, or CONVOY is',
    text: 'Your fire gets +2 DRM.',
    history: 'Cruisers and monitors served the armies along the coast as floating batteries.',
  },
  AP20: {
    title: 'RUSSIAN REINFORCEMENTS',
    text: 'RU reinforcements on RU supply sources: XXIX, XXX, XXXI and XXXII Infantry Corps. RU Troop Quality −2; at Poor, all arrive reduced.',
    history: 'New corps filled the gaps that the battles in Galicia had torn.',
  },
  AP21: {
    title: 'ITALY',
    needs: 'Italy is neutral',
    text: 'Italy joins AP: set up the units of the Italian entry, IT LCUs reduced; CP moves 2 AH infantry corps to Gorizia and 2 to Caporetto. AP gains 1 VP for each Italian VP space.',
    history: 'The Treaty of London promised Italy Trento and Trieste; it declared war in May 1915.',
  },
  AP22: {
    title: 'SALONIKA INVASION',
    needs:
      'RULE BRITANNIA has been played; not a winter turn; U-BOATS IN THE MEDITERRANEAN is not in force, or CONVOY is',
    text: 'Place a Landing marker in the sea-invasion space off Salonika. Place BR XVI Infantry Corps, FR 2nd Group and the RU 2/4 Special SCU on Lemnos.',
    history: 'The divisions landed at Salonika came too late for Serbia and stayed for three years.',
  },
  AP23: {
    title: 'CONVOY',
    needs: 'U-BOATS IN THE MEDITERRANEAN is in force and CONVOY is not',
    text: 'CONVOY is in force: AP sea SR and sea-invasion cards in the Mediterranean are allowed again.',
    history: 'Escorted groups of ships brought losses down after single sailings had become ruinous.',
  },
  AP24: {
    title: 'THE GREAT RETREAT',
    text: 'Before using OPS activate up to 3 spaces or stacks with RU units for movement at no cost. RU units moved so may enter only AP-controlled spaces and regions in Russia, and may not build trenches or assemble or disassemble LCUs.',
    history: 'Through the summer of 1915 the Russians gave up Poland and burned what they left.',
  },
  AP25: {
    title: 'POLIVANOV',
    text: 'RU Troop Quality +2. Then AP receives 3 RU RPs to repair supplied RU units on the map at once; those not spent are lost. RUSSIAN WAR MATERIEL SHORTAGE ends if it is in force.',
    history: 'As minister of war Alexei Polivanov trained the recruits and let industry make the shells.',
  },
  AP26: {
    title: 'CADORNA',
    needs: 'an IT unit attacks',
    text: 'Your fire gets +1 DRM. If you lose the combat IT Troop Quality −1.',
    history: 'Luigi Cadorna sent his army against the Isonzo eleven times and shot men who would not go.',
  },
  AP27: {
    title: 'RUSSIAN REINFORCEMENTS',
    text: 'RU reinforcements on RU supply sources: IV and VI Siberian Infantry Corps, I and II Cavalry Corps. RU Troop Quality does not change and none arrives reduced.',
    history: 'The conscripts of Polivanov’s reforms gave the army of 1916 its strength.',
  },
  AP28: {
    title: 'SARRAIL',
    needs: 'an AP unit is at Salonika',
    text: 'Place the Sarrail HQ and FR 3rd Group together, at Salonika or on Lemnos. Not a reinforcement card.',
    history: 'Maurice Sarrail commanded the Army of the Orient and mistrusted every ally in it.',
  },
  AP29: {
    title: 'ALBANIAN GAMBIT',
    needs:
      'RULE BRITANNIA has been played; not a winter turn; U-BOATS IN THE MEDITERRANEAN is not in force, or CONVOY is',
    text: 'Place a Landing marker in the sea-invasion space off Vlore. Place FR 4th Group on Lemnos.',
    history: 'A larger landing on the Albanian coast was talked of and never made.',
  },
  AP30: {
    title: 'GERMAN LABOR STRIKES',
    text: 'CP loses all GE RPs recorded so far this turn. GE National Will −1.',
    history: 'The number of strikes in Germany rose from year to year with the price of bread.',
  },
  AP31: {
    title: 'MASSED CAVALRY CHARGE',
    needs: 'an AP cavalry unit attacks',
    text: 'Your fire gets +1 DRM. AP cavalry that advances after this combat may go on through a space with CP units that retreated from it, and must then stop in an empty space connected to that space.',
    history: 'Russian horsemen rode down Austrian infantry on the retreat in Galicia.',
  },
  AP32: {
    title: 'THE SERBS RETURN',
    needs: 'Serbia has collapsed',
    text: 'SB reinforcement card. Place every SB army (1st, 2nd, 3rd Army) that is not on the map on Lemnos at full strength. SB units may again be rebuilt and receive RPs anywhere.',
    history: 'The survivors of the march through Albania were rearmed on Corfu and shipped to Salonika.',
  },
  AP33: {
    title: 'ITALIAN REINFORCEMENTS',
    needs: 'Italy is at war',
    text: 'IT reinforcements on IT supply sources of the Italian Front: XXIV, XXVI and XXVII Infantry Corps. IT Troop Quality −7; at Poor, all arrive reduced.',
    history: 'Cadorna’s battles of attrition called for ever more divisions.',
  },
  AP34: {
    title: 'NOEMVRIANA',
    needs:
      'RULE BRITANNIA has been played; not a winter turn; U-BOATS IN THE MEDITERRANEAN is not in force, or CONVOY is',
    text: 'Place a Landing marker in the sea-invasion space off Athens. Place FR 5th Group on Lemnos. For the rest of the game KING CONSTANTINE cannot make Greece a CP ally.',
    history: 'Allied marines and Greek royalists fought in the streets of Athens in December 1916.',
  },
  AP35: {
    title: 'BRUSILOV',
    text: 'Place the Brusilov HQ with a supplied RU unit. All later AP Mandatory Offensive rolls get +1.',
    history: 'Alexei Brusilov took over the Southwest Front in March 1916, sure that it could attack.',
  },
  AP36: {
    title: 'CAVALRY SCREEN',
    needs: 'an AP cavalry unit defends',
    text: 'Before fire any of the AP defenders may withdraw 1 space as if retreating, but not to Lemnos. If some stay, one of them must be cavalry and they alone fight; if none stays the combat ends and the attackers may advance into the space.',
    history: 'Cossack patrols hid the infantry’s marches and covered its retreats.',
  },
  AP37: {
    title: 'RUSSIAN REINFORCEMENTS',
    text: 'RU reinforcements on RU supply sources: 1st Guard, 2nd Guard and V Caucasus Infantry Corps, Guard, V and VII Cavalry Corps. RU Troop Quality does not change and none arrives reduced. Remove the Guard Infantry Corps from the game.',
    history: 'The Guard was split into two corps and the cavalry at last given corps of its own.',
  },
  AP38: {
    title: 'THE ARAB REVOLT',
    text: 'CP removes 1 TU LCU of its choice from the map to the Eliminated box, or 2 TU SCUs to the Replaceable box.',
    history: 'The rising in the Hejaz in June 1916 tied down Turkish garrisons along the railway to Medina.',
  },
  AP39: {
    title: 'ROMANIA',
    needs: 'Romania is neutral and the Russian Revolution has never begun',
    text: 'Romania joins AP: set up the units of the Romanian entry; CP moves 1 AH infantry corps to Hermannstadt and 1 to Schlossberg. AP gains 1 VP for each Romanian VP space.',
    history: 'Romania declared war in August 1916 to win Transylvania and had lost Bucharest by December.',
  },
  AP40: {
    title: 'GREECE',
    needs: 'Greece is neutral',
    text: 'Greece joins AP, unless CP plays KING CONSTANTINE as an event in its next action: then Greece stays neutral, this card is discarded instead of removed, and it still was the neutral entry of the turn. AP gains 1 VP for each Greek VP space that it does not control and that CP does not occupy.',
    history: 'With the king gone into exile Venizelos brought Greece into the war in June 1917.',
  },
  AP41: {
    title: 'FORCED MARCH',
    text: 'Before fire 1 supplied full-strength AP LCU that has neither moved, attacked, been attacked nor retreated this round moves 1 space: into the defended space if you defend, into an attacking space if you attack. It takes part in the combat. Stacking limits hold; not from Lemnos to a sea-invasion space.',
    history: 'Long marches on bad roads brought Russian corps up in time to rescue their neighbours.',
  },
  AP42: {
    title: 'ITALIAN REINFORCEMENTS',
    needs: 'Italy is at war',
    text: 'IT reinforcements on IT supply sources of the Italian Front: XXVIII, XXIX and XXX Infantry Corps. IT Troop Quality −7; at Poor, all arrive reduced.',
    history: 'The class of 1899, boys of eighteen, stood on the Piave after Caporetto.',
  },
  AP43: {
    title: 'GERMANDOM AGAINST SLAVDOM',
    text: 'This turn GE and AH units may not take part in the same attack. For the rest of the game the CP Mandatory Offensive results AH(SB) and AH(IT) count as None or Made.',
    history: 'Half of the Austro-Hungarian army was Slav and took German orders with a bad grace.',
  },
  AP44: {
    title: 'THE BRUSILOV OFFENSIVE',
    needs: 'BRUSILOV has been played as an event',
    text: 'This turn RU attacks get +2 DRM.',
    history: 'In June 1916 four armies attacked at once and took 200,000 prisoners in a week.',
  },
  AP45: {
    title: 'THE SOMME',
    text: 'This turn CP may not play GE reinforcement cards. At the start of the Replacement Phase the GE RPs recorded this turn are halved, rounding down.',
    history: 'From July 1916 the battle in Picardy swallowed the divisions the East was asking for.',
  },
  AP46: {
    title: 'DESPERATE FRANKIE',
    needs: 'SARRAIL has been played as an event',
    text: 'Remove the Sarrail HQ from the game. Place the d’Esperey HQ at full strength with a supplied FR unit.',
    history: 'Franchet d’Espèrey broke the Macedonian front in September 1918 and marched for the Danube.',
  },
  AP47: {
    title: 'BULGARIAN ARMY BREAKS',
    needs: 'Turn 14 or later; a BU unit takes part on the enemy side',
    text: 'CP fire gets −2 DRM. If CP loses the combat 1 BU unit in it (CP’s choice) loses 1 more step.',
    history: 'After Dobro Pole whole regiments walked home to Bulgaria.',
  },
  AP48: {
    title: 'WAR WEARY AUSTRO-HUNGARIANS',
    needs: 'an AH unit takes part on the enemy side',
    text: 'CP fire gets −1 DRM. If CP loses the combat AH National Will −1.',
    history: 'Hungry and badly armed, the troops of the Monarchy began to leave their positions.',
  },
  AP49: {
    title: 'RUSSIAN REINFORCEMENTS',
    text: 'RU reinforcements on RU supply sources: XXXIX and XLI Infantry Corps. RU Troop Quality −2; at Poor, all arrive reduced.',
    history: 'Militia brigades of older men were joined into corps to hold the long front.',
  },
  AP50: {
    title: 'LONG LIVE THE TSAR!',
    needs:
      'RUSSIAN REVOLUTION has been played as an event, no RU uprising is on the map and FALL OF THE TSAR has not been played as an event',
    text: 'Remove the Revolution marker: the revolution is suppressed and its stages have no effect. The Armistice marker moves +2 (not above 40) in step 1 of the War Status Phase. RU National Will +2.',
    history:
      'Had the garrison of Petrograd stayed loyal, the dynasty might have outlived the winter of 1917.',
  },
  AP51: {
    title: 'SUPREME WAR COUNCIL',
    needs: 'Italy is at war and CP controls at least 1 space in Italy',
    text: 'IT reinforcement card. Place BR XIV, FR XII and FR XXXI Infantry Corps, each at Verona or in Southern Italy. IT Troop Quality does not change.',
    history: 'After Caporetto eleven British and French divisions were hurried to Italy.',
  },
  AP52: {
    title: 'AUSTRO-HUNGARIAN SAILOR REVOLT',
    needs: 'Turn 14 or later',
    text: 'AH National Will −2. Place an AH uprising at Cattaro if CP controls it and no unit is there.',
    history: 'Red flags went up on forty ships at Cattaro in February 1918 and came down after three days.',
  },
  AP53: {
    title: 'TURKISH DESERTIONS',
    text: 'Roll a die for each TU LCU on the map: on 5 or 6 it loses 1 step.',
    history: 'By the end half a million men had walked away from the Ottoman army.',
  },
  AP54: {
    title: 'THE KERENSKY OFFENSIVE',
    needs: 'FALL OF THE TSAR has been played as an event',
    text: 'This turn RU attacks get +1 DRM. At the end of this Action Phase RU National Will −1.',
    history:
      'The last Russian attack, in July 1917, gained ground for some days and then the army dissolved.',
  },
  AP55: {
    title: 'TREATY OF BREST-LITOVSK',
    needs: 'NOVEMBER COUP has been played as an event',
    text: 'Place the treaty marker 2 turns ahead. When that turn begins the treaty takes effect and Russia leaves the war.',
    history: 'In March 1918 the Bolsheviks signed away Poland, the Baltic lands and Ukraine.',
  },
  CP1: {
    title: 'GUNS OF AUGUST',
    needs: 'Turn 1 or 2',
    text: 'In this action round GE attacks on or from a space in East Prussia (Königsberg, Insterburg, Gumbinnen, Tilsit, Memel, Lötzen, Allenstein, Tannenberg) get +1 DRM.',
    history: 'A single German army stood guard over East Prussia when the Russians came.',
  },
  CP2: {
    title: 'VON FRANCOIS',
    needs: 'the GE I Infantry Corps takes part on your side',
    text: 'Your fire gets +1 DRM. A flank attack attempt of yours gets +1.',
    history:
      'Hermann von François attacked at Stallupönen against his orders, and was proved right at Tannenberg.',
  },
  CP3: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XI Infantry Corps, Guard Reserve Infantry Corps, 1 Cavalry SCU. GE Troop Quality −2; at Poor, XI and Guard Reserve arrive reduced.',
    history: 'Two corps left the right wing in France and reached the East after Tannenberg was won.',
  },
  CP4: {
    title: 'BURGFRIEDEN',
    text: 'GE National Will +2.',
    history: 'The parties of the Reichstag buried their quarrels and voted the war credits.',
  },
  CP5: {
    title: 'HINDENBURG AND LUDENDORFF IN COMMAND',
    text: 'All later CP Mandatory Offensive rolls get +1. PRITTWITZ ends if it is in force.',
    history: 'A general called out of retirement and his restless chief of staff took over the Eighth Army.',
  },
  CP6: {
    title: 'WIRELESS INTERCEPTS',
    needs: 'a GE unit takes part on your side and a RU unit on the enemy side',
    text: 'If you attack, your flank attack attempt gets +2. If you defend, your fire gets +1 DRM.',
    history: 'Russian headquarters sent their orders by radio in clear, and the Germans listened.',
  },
  CP7: {
    title: 'RENNENKAMPF',
    text: 'This turn AP pays 1 OPS more to activate for attack a space with RU units that is in East Prussia (Königsberg, Insterburg, Gumbinnen, Tilsit, Memel, Lötzen, Allenstein, Tannenberg) or connected to it.',
    history: 'After Gumbinnen the First Army rested while the Second marched into the trap.',
  },
  CP8: {
    title: 'LANDWEHR TO THE FRONT',
    text: 'CP receives 2 GE RPs to repair supplied GE units on the map at once; those not spent are lost. Then place up to 2 GE reserve infantry SCUs from the reserve box on GE supply sources.',
    history: 'Men meant for garrisons were put into the line to stop the gaps.',
  },
  CP9: {
    title: 'TANNENBERG',
    needs: 'a GE unit attacks a RU unit in Germany or in a space connected to Germany',
    text: 'Your fire gets +1 DRM. Your flank attack attempt gets +2.',
    history: 'In five days of August 1914 a Russian army was surrounded and destroyed.',
  },
  CP10: {
    title: 'OBER OST',
    text: 'In this action round GE and AH count as one nationality in the cost of activation.',
    history: 'A supreme command for the East was to make two armies act as one.',
  },
  CP11: {
    title: 'MASURIAN LAKES',
    needs:
      'a GE unit attacks a RU unit in Lötzen, Gumbinnen or Allenstein or in a space connected to one of them',
    text: 'Your fire gets +1 DRM and severe weather does not shift your column.',
    history:
      'Twice, in September 1914 and in the snow of February 1915, the Russians were thrown out of Masuria.',
  },
  CP12: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XVII Reserve, XXV Reserve and III Reserve Infantry Corps, Cavalry Command. GE Troop Quality −2; at Poor, the Reserve corps arrive reduced.',
    history: 'The new Ninth Army was formed in Silesia to shield Austria’s flank.',
  },
  CP13: {
    title: 'EISENBAHNTRUPPEN',
    text: 'For the rest of the game mixed-gauge links from Germany and Austria-Hungary into Russia count as single gauge for CP attacks and CP SR.',
    history: 'German railway troops narrowed the Russian tracks almost as fast as the front moved east.',
  },
  CP14: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: II and XXI Infantry Corps, XXXIX Reserve Infantry Corps. GE Troop Quality −2; at Poor, all arrive reduced.',
    history: 'Ober Ost got corps from the West and some that had been newly raised.',
  },
  CP15: {
    title: 'MACKENSEN',
    text: 'Place the Mackensen HQ, 1 Heavy Artillery and the GE Guard and X Infantry Corps together on one GE supply source. Not a reinforcement card.',
    history: 'August von Mackensen broke through between Gorlice and Tarnow in May 1915.',
  },
  CP16: {
    title: 'HOFFMANN',
    text: 'In this action round 1 GE attack of your choice gets +1 DRM and +1 to its flank attack attempt.',
    history: 'Max Hoffmann had drafted the orders for Tannenberg before his new chiefs arrived.',
  },
  CP17: {
    title: 'CHLORINE GAS',
    needs: 'a GE unit attacks a space with a trench or an intact fort',
    text: 'Your fire gets +1 DRM and the trench does not shift your column.',
    history: 'Gas was released west of Warsaw in 1915 and against the fortress of Osowiec.',
  },
  CP18: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XIII Infantry Corps, XXIV Reserve and XL Reserve Infantry Corps. GE Troop Quality −2; at Poor, all arrive reduced.',
    history: 'Early in 1915 fresh corps came east for the winter battle.',
  },
  CP19: {
    title: 'U-BOATS IN THE MEDITERRANEAN',
    text: 'From now on, unless CONVOY is in force, AP may not SR by sea in the Mediterranean and may not play sea-invasion cards.',
    history: 'Boats based at Pola and Cattaro preyed on the routes to Salonika and Egypt.',
  },
  CP20: {
    title: 'SUD ARMY',
    text: 'AH reinforcements on AH supply sources: the GE/AH Sud Army. AH Troop Quality does not change and it never arrives reduced.',
    history: 'German and Austrian divisions fought side by side in the snow of the Carpathians.',
  },
  CP21: {
    title: 'ARMY OF THE BUG',
    text: 'GE reinforcements on GE supply sources: the GE/AH Army of the Bug. GE Troop Quality does not change and it never arrives reduced.',
    history: 'Linsingen’s army was named after the river it followed north in July 1915.',
  },
  CP22: {
    title: 'THE BLACK HAND',
    needs: 'Serbia has not collapsed',
    text: 'This turn AP may not play PUTNIK as a combat card and pays 1 OPS more to activate a space or stack with SB units.',
    history:
      'The secret society of officers behind the murder at Sarajevo ended before a Serbian firing squad in 1917.',
  },
  CP23: {
    title: 'BULGARIA',
    needs: 'Bulgaria is neutral',
    text: 'Bulgaria joins CP: set up the units of the Bulgarian entry. CP gains 1 VP for each Bulgarian VP space.',
    history: 'Bulgaria struck Serbia in the back in October 1915 for the sake of Macedonia.',
  },
  CP24: {
    title: 'SURRENDER OF FT. RUPEL',
    needs: 'Bulgaria is at war, Greece is neutral and no AP unit is at Ft. Rupel or Doiran',
    text: 'CP takes control of Ft. Rupel and Doiran with fort and level 2 trench intact; this does not break Greek neutrality. Neutral GR units there move to the nearest other Greek space (not Athens or Salonika) without AP or CP units that can hold them; CP chooses between equals.',
    history: 'On orders from Athens the garrison opened the pass to the Bulgarians in May 1916.',
  },
  CP25: {
    title: 'RUSSIAN WAR MATERIEL SHORTAGE',
    needs: 'POLIVANOV has not been played as an event',
    text: 'This turn RU attacks get −1 DRM. At the start of the Replacement Phase the RU RPs recorded this turn are halved, rounding down.',
    history:
      'In the spring of 1915 batteries were rationed to a few shells a day and recruits waited for rifles.',
  },
  CP26: {
    title: 'VON BOJNA',
    needs: 'an AH unit defends a mountain space or a space of the Italian Front',
    text: 'Your fire gets +1 DRM, and another +1 DRM if the space is mountain and on the Italian Front.',
    history: 'Svetozar Boroević held the Isonzo through eleven battles.',
  },
  CP27: {
    title: 'THE TSAR TAKES COMMAND',
    needs: 'CP controls at least 3 Russian VP spaces and FALL OF THE TSAR has not been played as an event',
    text: 'RU National Will −2.',
    history: 'From September 1915 every defeat was the Tsar’s own.',
  },
  CP28: {
    title: 'TURKISH REINFORCEMENTS',
    needs: 'Bulgaria is at war',
    text: 'TU reinforcements on TU supply sources: VI and XV Infantry Corps.',
    history: 'One Turkish corps went to Romania and another to the Złota Lipa in Galicia.',
  },
  CP29: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: IV Reserve and X Reserve Infantry Corps. GE Troop Quality −2; at Poor, all arrive reduced.',
    history: 'The offensives of 1915 drew still more divisions away from France.',
  },
  CP30: {
    title: 'AUSTRO-HUNGARIAN REINFORCEMENTS',
    text: 'AH reinforcements on AH supply sources: XVIII and XIX Infantry Corps, Hauer and Brudermann Cavalry Corps. AH Troop Quality −5; at Poor, XVIII and XIX arrive reduced.',
    history: 'Loose cavalry divisions were gathered into corps under Hauer and Brudermann.',
  },
  CP31: {
    title: 'GERMAN WAR INDUSTRY',
    text: 'For the rest of the game every card that CP plays for RPs gives 1 GE RP more.',
    history: 'Cut off from imports, Germany made nitrates from air and guns from everything.',
  },
  CP32: {
    title: 'LAKE NAROCH',
    needs: 'a RU unit attacks and a GE unit defends in Russia',
    text: 'AP fire gets −2 DRM, and another −1 DRM if the space is swamp or forest.',
    history: 'In March 1916 a Russian offensive drowned in thaw and mud for the sake of Verdun.',
  },
  CP33: {
    title: 'THE STRUMA AND MONASTIR',
    needs:
      'a BU or GE unit takes part on your side and the defended space is in Greece or is Monastir or Skopje',
    text: 'Your fire gets +1 DRM.',
    history:
      'The Bulgarian advance to the Struma forestalled Sarrail, who yet took Monastir in November 1916.',
  },
  CP34: {
    title: 'RASPUTIN',
    needs: 'FALL OF THE TSAR has not been played as an event',
    text: 'RU National Will −2.',
    history:
      'Ministers rose and fell by the word of a Siberian peasant until nobles murdered him in December 1916.',
  },
  CP35: {
    title: 'KING CONSTANTINE',
    needs:
      'AP played GREECE as an event in the action just before; or Greece is neutral, CP controls all VP spaces of Serbia, Montenegro, Romania and Bulgaria, and NOEMVRIANA has not been played as an event',
    text: 'In the first case GREECE is cancelled: Greece stays neutral and GREECE is discarded. In the second case Greece joins CP, which is no neutral entry; CP gains 1 VP for each Greek VP space that it does not control and that AP does not occupy, and GREECE can never again be played as an event.',
    history:
      'The Kaiser’s brother-in-law wanted his country neutral and his prime minister wanted it at war.',
  },
  CP36: {
    title: 'GERMAN REINFORCEMENTS',
    text: 'GE reinforcements on GE supply sources: XXII Reserve and XXVII Reserve Infantry Corps, 1 Heavy Artillery (with a GE unit). GE Troop Quality −2; at Poor, the two corps arrive reduced.',
    history: 'Two corps and heavy guns came east in 1916 to prop up the broken Austrian front.',
  },
  CP37: {
    title: 'ENVER-FALKENHAYN SUMMIT',
    needs: 'Bulgaria is at war',
    text: 'This turn TU units do not add to the cost of activating a space or stack that holds units of another CP nation. Then CP may SR 1 TU LCU at no cost.',
    history: 'Enver Pasha offered his best divisions for Galicia and Romania.',
  },
  CP38: {
    title: 'VERDUN',
    text: 'This turn AP may not play as events INTERVENTION IN THE BALKANS, SALONIKA INVASION, SARRAIL, ALBANIAN GAMBIT, NOEMVRIANA, DESPERATE FRANKIE or SUPREME WAR COUNCIL. All AP-A RPs recorded this turn, before or after this event, are lost.',
    history: 'For most of 1916 the French army could think of little but Verdun.',
  },
  CP39: {
    title: 'FALKENHAYN',
    text: 'Place the Falkenhayn HQ with a supplied GE unit. All later CP Mandatory Offensive rolls get +1.',
    history: 'Dismissed as chief of staff, Erich von Falkenhayn overran Romania as an army commander.',
  },
  CP40: {
    title: 'CLEARING THE DOBRUJA',
    needs: 'Romania is at war; a CP attack on Silistra, Constanta, Galatz or Varna',
    text: 'Your fire gets +2 DRM.',
    history: 'Mackensen’s mixed army took Turtucaia in days and Constanta in October 1916.',
  },
  CP41: {
    title: 'AUSTRO-HUNGARIAN REINFORCEMENTS',
    needs: 'Italy is at war',
    text: 'AH reinforcements on AH supply sources: XXII, XXIII, XXIV, XXV and XXVI Infantry Corps. AH Troop Quality −5; at Poor, all arrive reduced.',
    history: 'With Russia failing, the Monarchy could turn its divisions against Italy.',
  },
  CP42: {
    title: 'VON BELOW',
    needs: 'a GE unit attacks a space of the Italian Front',
    text: 'Your fire gets +2 DRM and severe weather does not shift your column. If the defenders must retreat 2 spaces, 1 of them (AP’s choice) first loses 1 more step.',
    history: 'Otto von Below’s Fourteenth Army tore the Italian line open at Caporetto.',
  },
  CP43: {
    title: 'UNRESTRICTED SUBMARINE WARFARE',
    needs: 'U-BOATS IN THE MEDITERRANEAN is in force',
    text: 'CONVOY is no longer in force. For the rest of the game every card that AP plays for RPs gives 1 AP-A RP less (not below 0).',
    history: 'From February 1917 ships were sunk without warning, and America entered the war.',
  },
  CP44: {
    title: 'FEUERWALZE',
    needs: 'a GE LCU attacks',
    text: 'CP fires first: AP takes its losses before it fires, even across water or after a failed flank attack attempt.',
    history: 'Georg Bruchmüller’s rolling barrage walked ahead of the infantry by the clock.',
  },
  CP45: {
    title: 'RUSSIAN ARMY MORALE DISSOLVES',
    needs: 'RU Troop Quality is 4 or less; a RU unit takes part on the enemy side',
    text: 'AP fire gets −2 DRM. After the combat RU Troop Quality −1.',
    history: 'Soldiers’ committees debated orders, and then the soldiers went home.',
  },
  CP46: {
    title: 'VON HUTIER',
    needs: 'a GE LCU attacks',
    text: 'Your fire gets +1 DRM and a trench does not shift your column. You may announce a flank attack now even if the space has a trench; all other limits on flank attacks hold.',
    history: 'Oskar von Hutier took Riga in September 1917 with the methods of 1918.',
  },
  CP47: {
    title: 'RUSSIAN WAR WEARINESS',
    text: 'The Armistice marker moves −2 in step 1 of the War Status Phase. RU National Will −1.',
    history: 'Prices outran wages, the wounded came back untended, and nobody believed in victory.',
  },
  CP48: {
    title: 'RUSSIAN RAILROAD COLLAPSE',
    text: 'AP loses all RU RPs recorded so far this turn. AP may not use SR for RU units for the rest of the turn.',
    history: 'By the winter of 1916 worn-out engines could feed neither the army nor the towns.',
  },
  CP49: {
    title: 'RUSSIAN FOOD RIOTS',
    needs: 'RU National Will is 4 or less',
    text: 'Place the Food Riots marker on the Russian Revolution track. RU National Will −2.',
    history: 'Women queuing for bread in Petrograd began the rising the garrison would not put down.',
  },
  CP50: {
    title: 'RUSSIAN REVOLUTION',
    needs: 'RUSSIAN FOOD RIOTS has been played as an event and an uprising is in Russia',
    text: 'Place the Revolution marker 1 turn ahead. When that turn begins the Russian Revolution begins.',
    history: 'Within a week of March 1917 three centuries of Romanov rule were over.',
  },
  CP51: {
    title: 'FALL OF THE TSAR',
    needs: 'RUSSIAN REVOLUTION has been played as an event',
    text: 'For the rest of the game the AP Mandatory Offensive result RU counts as None or Made. If the revolution is suppressed place the Revolution marker 1 turn ahead: it begins again in that turn. RU National Will −2.',
    history: 'His own generals advised Nicholas II to abdicate, and in a railway carriage at Pskov he did.',
  },
  CP52: {
    title: 'NOVEMBER COUP',
    needs: 'FALL OF THE TSAR has been played as an event and the Russian Revolution is at stage 2 or more',
    text: 'Place 1 RU uprising in Russia. AP may now play TREATY OF BREST-LITOVSK.',
    history: 'In one night the Bolsheviks took the bridges, the telephones and the Winter Palace.',
  },
  CP53: {
    title: 'WAR IN AFRICA',
    text: 'AP removes 1 BR LCU of its choice from the map to the Eliminated box, or 2 BR SCUs to the Replaceable box.',
    history: 'Lettow-Vorbeck kept an Allied army many times his size busy until after the armistice.',
  },
  CP54: {
    title: 'TSAR’S ARMORIES',
    needs: 'CP controls at least 5 Russian VP spaces',
    text: 'Record 4 RPs, divided among GE, AH and CP-A as CP likes.',
    history: 'The fortresses of Poland and Lithuania yielded guns and shells by the thousand.',
  },
  CP55: {
    title: 'KAISERSCHLACHT',
    needs: 'the Treaty of Brest-Litovsk is in effect and at least 3 GE LCUs are in Brandenburg',
    text: 'CP removes 3 GE LCUs in Brandenburg to the Eliminated box (no change of Troop Quality). VP +2.',
    history: 'In March 1918 the divisions from the East struck in France for a decision that did not come.',
  },
}
