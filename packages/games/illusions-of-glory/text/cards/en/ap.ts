/** The cards of the Allied Powers in English. */
import type { SideTexts } from '../shape.ts'

export const EN_AP_CARDS: SideTexts<'AP'> = {
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
}
