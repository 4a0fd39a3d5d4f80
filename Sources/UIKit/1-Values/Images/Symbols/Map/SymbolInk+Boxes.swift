extension SymbolInk {
  /// The boxes, `drawing:x,y,width,height,bytes` in steps and bytes of the sign's file.
  static let boxes = """
    activity:0,32,256,192,367 airplane-fill:0,0,256,256,493 \
    airplane-fill@circle:0,0,256,256,493 airplane-fill@circle-fill:0,0,256,256,493 \
    alarm:0,0,256,256,711 alarm-fill:0,0,256,256,626 app:16,16,224,224,282 \
    app@dot:16,3,237,237,282 archive:0,16,256,224,401 archive-fill:0,16,256,224,359 \
    arrow-90deg-left:16,0,224,240,349 arrow-90deg-right:16,0,224,240,350 \
    arrow-clockwise:32,4,192,220,352 arrow-counterclockwise:31,4,193,220,359 \
    arrow-down:56,16,144,224,309 arrow-down-circle:0,0,256,256,370 \
    arrow-down-circle-fill:0,0,256,256,321 arrow-down-left:32,32,192,192,286 \
    arrow-down-right:32,32,192,192,289 arrow-down-up:0,16,256,224,457 \
    arrow-left:16,56,224,144,311 arrow-left-circle-fill:0,0,256,256,320 \
    arrow-left-right:16,0,224,256,453 arrow-repeat:4,32,248,192,582 \
    arrow-return-left:15,24,225,192,373 arrow-return-right:16,24,225,192,372 \
    arrow-right:16,56,224,144,312 arrow-right-circle:0,0,256,256,372 \
    arrow-right-circle-fill:0,0,256,256,322 arrow-up:56,16,144,224,309 \
    arrow-up-circle:0,0,256,256,369 arrow-up-circle-fill:0,0,256,256,320 \
    arrow-up-left:32,32,192,192,284 arrow-up-right:32,32,192,192,287 \
    arrows-angle-contract:0,0,256,256,463 arrows-angle-expand:0,0,256,256,462 \
    arrows-move:0,0,256,256,706 aspect-ratio:0,32,256,192,484 asterisk:14,0,228,256,358 \
    at:31,35,179,183,787 award:36,0,184,256,649 bag:16,0,224,256,313 \
    bag-fill:16,0,224,256,276 bag-plus:16,0,224,256,465 bandaid:0,0,256,256,980 \
    bandaid-fill:0,0,256,256,838 bank:0,0,256,256,496 bank2:0,0,256,256,453 \
    bar-chart:16,16,224,224,404 bar-chart-fill:16,16,224,224,365 \
    bar-chart-line:0,16,256,224,351 battery:0,64,256,128,337 \
    battery-charging:0,40,256,176,762 battery-full:0,64,256,128,371 \
    battery-half:0,64,256,128,370 bell:16,0,224,256,551 bell-fill:16,0,224,256,305 \
    bell-fill@circle-fill:0,0,256,256,305 bell-fill@dot:16,0,237,256,305 \
    bell-slash:7,11,254,261,698 bell-slash-fill:7,11,254,261,442 bell@circle:0,0,256,256,551 \
    bell@dot:16,0,237,256,551 bicycle:0,64,256,144,673 binoculars:16,16,224,240,1072 \
    binoculars-fill:16,16,224,240,639 blockquote-left:32,48,192,160,1082 \
    book:0,14,256,210,783 book-fill:0,14,256,210,501 book-fill@circle-fill:0,0,256,256,501 \
    book@circle:0,0,256,256,783 bookmark:32,0,192,256,334 bookmark-fill:32,0,192,256,252 \
    bookmark-fill@circle-fill:0,0,256,256,252 bookmark@circle:0,0,256,256,334 \
    border-all:0,0,256,256,245 bounding-box:0,0,256,256,290 box:0,1,256,255,476 \
    box-arrow-in-down:32,16,192,240,553 box-arrow-right:0,32,256,192,553 \
    box-arrow-up:32,0,192,256,545 box-fill:0,0,256,256,492 box-seam:0,1,256,255,532 \
    box-seam-fill:0,0,256,256,534 briefcase:0,16,256,208,545 briefcase-fill:0,16,256,208,473 \
    brightness-low:32,32,192,192,576 brightness-low-fill:32,32,192,192,549 \
    broadcast:0,35,256,186,559 brush:4,0,252,252,1230 brush-fill:4,0,252,252,717 \
    bug:16,7,224,249,857 bug-fill:16,7,224,249,739 building:32,0,192,256,1041 \
    building-fill:32,0,192,256,1015 buildings:0,0,240,256,695 buildings-fill:0,0,240,256,566 \
    bus-front:0,0,256,256,1102 bus-front-fill:0,0,256,256,949 calculator:32,0,192,256,1037 \
    calendar:0,0,256,256,325 calendar-fill:0,0,256,256,296 \
    calendar-fill@circle-fill:0,0,256,256,296 calendar-minus:0,0,256,256,406 \
    calendar-plus:0,0,256,256,452 calendar-x:0,0,256,256,533 calendar3:0,0,256,256,683 \
    calendar@circle:0,0,256,256,325 camera:0,32,256,192,640 camera-fill:0,32,256,192,472 \
    camera-fill@circle-fill:0,0,256,256,472 camera-video:0,48,256,160,436 \
    camera-video-fill:0,48,256,160,326 camera-video-off:0,11,256,234,563 \
    camera-video-off-fill:0,11,256,234,436 camera@circle:0,0,256,256,640 \
    capsule:10,10,242,242,291 capsule-pill:3,4,253,252,406 car-front-fill:0,32,257,192,900 \
    card-list:0,32,256,192,638 caret-down-fill:35,64,186,120,265 \
    caret-left-fill:56,35,120,186,266 caret-right-fill:80,35,120,186,268 \
    caret-up-fill:35,72,186,120,265 cart:0,16,240,240,476 cart-dash:0,16,240,240,520 \
    cart-fill:0,16,240,240,445 cart-fill@circle-fill:0,0,256,256,445 \
    cart-plus:0,16,240,240,569 cart@circle:0,0,256,256,476 cash:0,48,256,160,333 \
    chat:0,16,256,239,613 chat-dots:0,16,256,239,740 chat-dots-fill:0,16,256,239,446 \
    chat-fill:0,16,256,239,335 chat-fill@circle-fill:0,0,256,256,335 \
    chat-fill@dot:0,3,256,252,335 chat-left:0,0,256,245,346 chat-left-fill:0,0,256,245,266 \
    chat-left-text:0,0,256,245,545 chat-left-text-fill:0,0,256,245,396 \
    chat-quote:0,16,256,239,929 chat-quote-fill:0,16,256,239,980 chat-right:0,0,256,245,348 \
    chat-right-fill:0,0,256,245,270 chat@circle:0,0,256,256,613 chat@dot:0,3,256,252,613 \
    check-circle:0,0,256,256,387 check-circle-fill:0,0,256,256,340 check-lg:48,60,176,136,345 \
    check-square:0,0,256,256,462 check-square-fill:0,0,256,256,378 \
    chevron-compact-down:24,103,209,65,300 chevron-compact-left:88,24,65,209,298 \
    chevron-compact-right:103,24,65,209,302 chevron-compact-up:23,88,210,64,277 \
    chevron-double-left:24,24,176,208,447 chevron-double-right:56,24,176,208,450 \
    chevron-down:24,72,208,112,290 chevron-down@circle:0,0,256,256,290 \
    chevron-down@circle-fill:0,0,256,256,290 chevron-expand:56,32,144,192,406 \
    chevron-left:72,24,112,208,289 chevron-left@circle:0,0,256,256,289 \
    chevron-left@circle-fill:0,0,256,256,289 chevron-right:72,24,112,208,291 \
    chevron-right@circle:0,0,256,256,291 chevron-right@circle-fill:0,0,256,256,291 \
    chevron-up:24,72,208,112,271 chevron-up@circle:0,0,256,256,271 \
    chevron-up@circle-fill:0,0,256,256,271 circle:0,0,256,256,215 circle-fill:0,0,256,256,168 \
    circle-half:0,0,256,256,208 clipboard:16,0,224,256,496 clipboard-data:16,0,224,256,629 \
    clipboard-fill:16,0,224,256,478 clock:0,0,256,256,311 clock-fill:0,0,256,256,267 \
    clock-history:-1,0,257,256,1151 cloud:0,32,256,176,598 cloud-download:0,0,256,256,775 \
    cloud-fill:0,32,256,176,366 cloud-fog:0,32,257,224,495 cloud-lightning:0,0,257,256,531 \
    cloud-lightning-fill:0,0,257,256,399 cloud-lightning-rain:0,0,257,256,881 \
    cloud-moon:0,16,257,240,675 cloud-rain:0,16,257,241,698 cloud-rain-fill:0,16,257,241,567 \
    cloud-slash:0,26,256,204,711 cloud-snow:0,4,257,252,1665 cloud-snow-fill:0,4,257,252,1515 \
    cloud-sun:0,16,256,240,836 cloud-sun-fill:0,16,256,240,685 cloud-upload:0,0,256,240,811 \
    code-slash:8,16,240,224,462 collection:0,8,256,224,418 command:16,16,224,224,434 \
    compass:7,0,242,257,358 compass-fill:7,0,241,257,312 controller:6,33,244,184,1737 \
    cpu:0,0,256,256,897 cpu-fill:0,0,256,256,802 credit-card:0,32,256,192,392 \
    credit-card-fill:0,32,256,192,310 cup-hot:0,0,257,256,2447 cup-hot-fill:0,0,257,256,2356 \
    currency-bitcoin:52,24,148,208,859 currency-dollar:64,16,133,224,656 \
    currency-dollar@circle:0,0,256,256,656 currency-dollar@circle-fill:0,0,256,256,656 \
    currency-euro:64,32,128,192,500 currency-euro@circle:0,0,256,256,500 \
    currency-euro@circle-fill:0,0,256,256,500 currency-pound:64,32,128,192,515 \
    currency-yen:56,32,144,192,310 cursor:8,32,220,221,367 cursor-fill:8,32,220,221,295 \
    cursor-fill@circle-fill:0,0,256,256,295 cursor-text:80,24,96,208,735 \
    cursor@circle:0,0,256,256,367 dash-circle:0,0,256,256,292 \
    dash-circle-fill:0,0,256,256,235 dash-lg:32,120,192,16,226 device-hdd:32,0,192,256,755 \
    diamond:0,0,256,256,431 diamond-fill:0,0,256,256,323 dice-5:0,0,256,256,512 \
    dice-5-fill:0,0,256,256,438 disc:0,0,256,256,410 display:0,32,256,200,623 \
    download:0,16,256,223,427 droplet:32,0,192,256,632 droplet-fill:32,0,192,256,360 \
    ear:48,0,176,256,667 ear-fill:48,0,176,256,508 emoji-neutral:0,0,256,256,428 \
    emoji-smile:0,0,256,256,546 emoji-smile-fill:0,0,256,256,502 envelope:0,32,256,192,438 \
    envelope-fill:0,32,256,192,391 envelope-fill@circle-fill:0,0,256,256,391 \
    envelope-fill@dot:0,3,256,221,391 envelope-open:0,3,256,253,537 \
    envelope-open-fill:0,3,256,253,432 envelope@circle:0,0,256,256,438 \
    envelope@dot:0,3,256,221,438 exclamation-circle:0,0,256,256,354 \
    exclamation-circle-fill:0,0,256,256,321 exclamation-lg:112,32,32,176,258 \
    exclamation-octagon:0,0,256,256,577 exclamation-triangle:0,16,257,224,684 \
    exclamation-triangle-fill:0,16,257,224,411 eye:0,40,256,176,569 eye-fill:0,40,256,176,298 \
    eye-slash:0,26,256,204,891 eye-slash-fill:0,26,256,204,555 eyedropper:0,4,252,252,471 \
    eyeglasses:0,80,256,97,414 fast-forward:0,56,256,144,474 \
    fast-forward-fill:0,56,256,144,420 file-earmark:32,0,192,256,304 \
    file-earmark-fill:32,0,192,256,295 file-earmark-fill@circle-fill:0,0,256,256,295 \
    file-earmark-plus:32,0,192,256,435 file-earmark-richtext:32,0,192,256,623 \
    file-earmark-text:32,0,192,256,483 file-earmark-text-fill:32,0,192,256,451 \
    file-earmark-zip:32,0,192,256,591 file-earmark@circle:0,0,256,256,304 \
    file-text:32,0,192,256,482 files:32,0,208,256,385 film:0,0,256,256,384 \
    filter:32,64,192,112,330 filter-circle:0,0,256,256,419 filter-circle-fill:0,0,256,256,355 \
    flag:32,0,208,256,1043 flag-fill:32,0,208,256,676 flag-fill@circle-fill:0,0,256,256,676 \
    flag@circle:0,0,256,256,1043 folder:3,16,250,208,556 folder-fill:3,16,250,208,451 \
    folder-fill@circle-fill:0,0,256,256,451 folder-minus:3,16,253,208,589 \
    folder-plus:3,16,253,224,642 folder@circle:0,0,256,256,556 fonts:58,48,140,158,357 \
    fuel-pump:0,0,256,256,694 fuel-pump-fill:0,0,256,256,638 fullscreen:0,0,256,256,542 \
    gear:0,0,256,256,1530 gear-fill:0,0,256,256,819 gear-fill@circle-fill:0,0,256,256,819 \
    gear@circle:0,0,256,256,1530 geo:48,0,160,256,981 geo-alt:32,0,192,256,483 \
    geo-alt-fill:32,0,192,256,236 geo-alt-fill@circle-fill:0,0,256,256,236 \
    geo-alt@circle:0,0,256,256,483 gift:0,0,256,256,613 gift-fill:0,0,256,256,553 \
    gift-fill@circle-fill:0,0,256,256,553 gift@circle:0,0,256,256,613 globe:0,0,256,256,1374 \
    globe-americas:0,0,256,256,724 globe-asia-australia:0,0,256,256,1339 \
    globe-europe-africa:0,0,256,256,841 globe2:0,0,256,256,1808 globe@circle:0,0,256,256,1374 \
    globe@circle-fill:0,0,256,256,1374 graph-up:0,0,256,256,361 grid:16,16,224,224,880 \
    grid-3x2:0,32,256,176,407 grid-3x2-gap:16,48,224,144,649 \
    grid-3x2-gap-fill:16,48,224,144,573 grid-3x3-gap:16,16,224,224,907 \
    grid-3x3-gap-fill:16,16,224,224,785 grid-fill:16,16,224,224,544 hammer:0,16,251,219,499 \
    hand-index:41,0,213,256,1111 hand-index-fill:41,0,213,256,598 \
    hand-index-thumb:13,0,241,256,1072 hand-thumbs-down:32,0,200,252,1608 \
    hand-thumbs-down-fill:32,4,200,252,858 hand-thumbs-up:32,0,200,252,1633 \
    hand-thumbs-up-fill:32,4,200,252,847 hash:64,40,138,174,855 hdd:0,48,256,160,604 \
    hdd-fill:0,48,256,160,429 hdd-rack:0,32,256,192,610 headphones:32,32,192,192,304 \
    heart:0,0,256,240,481 heart-fill:0,0,256,240,242 heart-fill@circle-fill:0,0,256,256,242 \
    heart-pulse:-1,0,257,240,841 heart@circle:0,0,256,256,481 hexagon:16,0,224,256,347 \
    hexagon-fill:16,0,224,256,324 hospital:0,0,256,256,1154 hourglass:32,16,192,224,704 \
    hourglass-bottom:32,16,192,224,623 hourglass-top:32,16,192,224,621 house:8,19,240,221,429 \
    house-fill:8,19,240,221,405 house-fill@circle-fill:0,0,256,256,405 \
    house@circle:0,0,256,256,429 hurricane:0,16,256,208,345 image-fill:0,16,257,224,394 \
    image-fill@circle-fill:0,0,256,256,394 images:0,16,256,224,523 inbox:0,48,256,160,584 \
    inbox-fill:0,48,256,160,477 inboxes:0,0,256,256,894 infinity:0,64,256,120,400 \
    info-lg:104,32,53,192,415 input-cursor-text:0,24,256,208,909 journal:0,0,240,256,500 \
    justify:32,48,192,160,414 key:0,64,256,128,631 key-fill:0,72,248,112,285 \
    keyboard:0,64,256,144,1925 lamp:32,0,192,256,1247 lamp-fill:32,0,192,256,1161 \
    laptop:0,32,256,192,319 layers:0,24,256,208,466 layers-fill:0,24,256,208,417 \
    layout-split:0,16,256,224,315 layout-three-columns:0,0,256,256,384 \
    lightbulb:32,0,192,256,555 lightbulb-fill:32,0,192,256,442 lightbulb-off:24,0,208,256,675 \
    lightning:48,0,160,256,397 lightning-fill:48,0,160,256,302 \
    lightning-fill@circle-fill:0,0,256,256,302 lightning@circle:0,0,256,256,397 \
    link-45deg:39,31,178,178,546 link-45deg@circle:0,0,256,256,546 \
    link-45deg@circle-fill:0,0,256,256,546 list:40,56,176,144,344 \
    list-check:16,32,224,168,707 list-nested:8,48,240,144,350 list-ol:16,37,224,172,983 \
    list-stars:16,32,224,176,1372 list-ul:16,40,224,160,447 magic:8,5,243,243,804 \
    map:0,0,256,256,454 map-fill:0,0,256,256,474 megaphone:0,16,256,226,814 \
    megaphone-fill:0,16,256,226,618 memory:0,48,256,160,646 mic:48,0,160,256,406 \
    mic-fill:48,0,160,256,359 mic-fill@circle-fill:0,0,256,256,359 mic-mute:26,0,204,256,604 \
    mic-mute-fill:26,0,204,256,554 mic@circle:0,0,256,256,406 moon:0,0,240,256,599 \
    moon-fill:0,0,240,256,415 moon-stars:0,0,256,256,1217 moon-stars-fill:0,0,256,256,1033 \
    mortarboard:0,32,256,224,646 mortarboard-fill:0,32,256,224,513 mouse:48,0,160,256,290 \
    music-note:64,19,144,221,343 music-note-list:0,19,256,221,566 newspaper:0,16,256,224,637 \
    octagon:0,0,256,256,438 octagon-fill:0,0,256,256,392 option:16,32,224,192,332 \
    own-car:8,32,240,197,582 own-faceid:4,4,248,248,327 own-figure-walk:59,3,151,252,248 \
    own-flame:32,3,192,250,447 own-flame-fill:40,11,176,234,269 own-info:65,12,132,219,180 \
    own-info@circle:0,0,256,256,180 own-info@circle-fill:0,0,256,256,180 \
    own-leaf:11,24,227,228,315 own-leaf-fill:11,32,219,220,466 own-lock:40,1,176,255,360 \
    own-lock-fill:40,0,176,256,273 own-lock-fill@circle-fill:0,0,256,256,273 \
    own-lock@circle:0,0,256,256,360 own-photo:0,32,256,192,491 \
    own-photo@circle:0,0,256,256,491 own-rectangle-on-rectangle:0,32,256,192,397 \
    own-shuffle:4,22,243,209,518 own-sidebar-left:0,32,256,192,345 \
    own-sidebar-right:0,32,256,192,349 own-wineglass:54,3,148,249,412 \
    own-wineglass-fill:54,3,148,249,363 palette:0,0,256,256,795 palette-fill:0,0,256,256,469 \
    paperclip:72,8,112,240,307 patch-check:0,0,256,256,1052 patch-check-fill:0,0,256,256,619 \
    pause:88,56,80,144,261 pause-circle:0,0,256,256,357 pause-circle-fill:0,0,256,256,361 \
    pause-fill:64,56,128,144,289 pc-display:0,0,256,256,521 pen:0,4,252,252,542 \
    pencil:0,0,256,256,548 pencil-fill:0,0,256,256,589 \
    pencil-fill@circle-fill:0,0,256,256,589 pencil-square:16,8,235,232,578 \
    pencil@circle:0,0,256,256,548 pentagon:1,2,254,254,473 pentagon-fill:1,2,254,254,313 \
    people:0,32,256,192,768 people-fill:0,32,256,192,377 percent:32,32,192,192,409 \
    person:32,32,192,192,387 person-badge:32,0,192,256,489 person-check:32,32,224,224,594 \
    person-check-fill:0,32,256,192,392 person-circle:0,0,256,256,347 \
    person-dash:32,32,224,224,514 person-fill:32,32,192,192,225 \
    person-fill@circle-fill:0,0,256,256,225 person-fill@square-fill:0,0,256,256,225 \
    person-plus:0,32,256,192,538 person-plus-fill:0,32,256,192,378 \
    person-square:0,0,256,256,369 person-vcard:0,32,256,192,605 person-x:32,32,224,224,638 \
    phone:48,0,160,256,335 pie-chart:0,0,256,256,325 pie-chart-fill:-1,0,257,256,290 \
    pin-angle:20,11,225,225,1065 pin-angle-fill:20,11,225,225,626 play:64,56,128,144,299 \
    play-btn:0,32,256,192,389 play-btn-fill:0,32,256,192,309 play-circle:0,0,256,256,344 \
    play-circle-fill:0,0,256,256,276 play-fill:64,56,128,144,273 plus-circle:0,0,256,256,336 \
    plus-circle-fill:0,0,256,256,280 plus-lg:32,32,192,192,268 \
    plus-slash-minus:16,16,224,224,384 plus-square:0,0,256,256,410 \
    plus-square-fill:0,0,256,256,316 power:31,16,193,221,273 power@circle:0,0,256,256,273 \
    power@circle-fill:0,0,256,256,273 printer:0,16,256,224,561 printer-fill:0,16,256,208,424 \
    puzzle:0,32,256,192,2781 puzzle-fill:0,32,256,192,1492 qr-code:0,0,256,256,591 \
    qr-code-scan:0,0,256,256,751 question-circle:0,0,256,256,719 \
    question-circle-fill:0,0,256,256,675 question-lg:64,32,122,192,655 \
    quote:48,48,160,144,705 record-circle:0,0,256,256,271 record-circle-fill:0,0,256,256,227 \
    repeat:-1,20,258,216,494 repeat-1:-1,20,258,216,585 reply:24,64,210,160,823 \
    reply-fill:16,64,208,160,291 rewind:0,56,256,144,469 rewind-fill:0,56,256,144,412 \
    scissors:31,16,193,240,425 screwdriver:0,0,256,256,547 search:-1,0,257,256,331 \
    search@circle:0,0,256,256,331 search@circle-fill:0,0,256,256,331 send:4,0,252,252,384 \
    send-fill:0,0,256,256,405 send-fill@circle-fill:0,0,256,256,405 \
    send@circle:0,0,256,256,384 share:0,0,256,256,448 shield:16,0,224,256,990 \
    shield-check:16,0,224,256,1136 shield-fill:16,0,224,256,545 \
    shield-fill-check:16,0,224,256,678 shield-lock:16,0,224,256,1129 \
    signpost-2:10,6,236,250,459 skip-end:64,56,136,144,311 skip-end-fill:64,56,136,144,282 \
    skip-start:64,56,136,144,312 skip-start-fill:64,56,136,144,282 \
    slash-circle:0,0,256,256,315 slash-lg:32,32,192,192,252 sliders:0,15,256,242,503 \
    sliders2-vertical:0,16,256,224,609 smartwatch:32,0,208,256,610 snow:16,0,224,256,952 \
    soundwave:32,32,208,192,580 speaker:32,0,192,256,468 speaker-fill:32,0,192,256,390 \
    speedometer:-1,-1,258,257,708 speedometer2:0,32,256,193,884 square:0,0,256,256,289 \
    square-fill:0,0,256,256,222 stack:0,0,256,247,644 star:0,8,257,240,635 \
    star-fill:0,8,257,240,399 star-fill@circle-fill:0,0,256,256,399 star-half:0,8,256,240,648 \
    star@circle:0,0,256,256,635 stars:16,0,192,256,1039 sticky:16,16,224,224,433 \
    stop:56,56,144,144,324 stop-circle:0,0,256,256,334 stop-circle-fill:0,0,256,256,290 \
    stop-fill:56,56,144,144,248 stopwatch:16,8,224,248,524 stopwatch-fill:16,0,224,256,480 \
    suit-club:0,0,257,256,1041 suit-club-fill:15,16,225,224,386 suit-diamond:32,0,192,256,450 \
    suit-diamond-fill:36,10,184,236,271 suit-heart:0,16,256,220,822 \
    suit-heart-fill:0,16,256,220,317 suit-spade:8,0,240,256,962 \
    suit-spade-fill:16,0,224,240,449 sun:0,0,256,256,816 sun-fill:0,0,256,256,788 \
    sunglasses:0,80,256,96,512 sunrise:0,16,256,184,698 sunrise-fill:0,16,256,184,661 \
    sunset:0,16,256,184,697 sunset-fill:0,16,256,184,660 tablet-landscape:0,32,256,192,346 \
    tag:16,16,218,218,394 tag-fill:16,16,218,218,312 tag-fill@circle-fill:0,0,256,256,312 \
    tag@circle:0,0,256,256,394 telephone:0,0,256,256,892 telephone-fill:0,0,256,256,545 \
    telephone-fill@circle-fill:0,0,256,256,545 telephone-inbound:0,0,256,256,1032 \
    telephone-outbound:0,0,256,256,1031 telephone-x:0,0,256,256,1130 \
    telephone-x-fill:0,0,256,256,747 telephone@circle:0,0,256,256,892 \
    terminal:0,16,256,224,465 terminal-fill:0,16,256,224,370 text-center:32,48,192,160,416 \
    text-left:32,48,192,160,412 text-right:32,48,192,160,415 \
    thermometer-half:72,0,112,256,400 three-dots:24,104,208,48,275 \
    three-dots-vertical:104,24,48,208,285 three-dots@circle:0,0,256,256,275 \
    three-dots@circle-fill:0,0,256,256,275 ticket:0,48,256,160,497 \
    ticket-fill:0,48,256,160,363 toggles:16,0,224,256,408 tools:0,0,257,256,941 \
    tornado:16,0,224,256,2400 train-front:16,2,224,254,945 train-front-fill:16,2,224,254,740 \
    translate:0,0,256,256,801 trash:24,0,208,240,573 trash-fill:24,0,208,240,448 \
    trash-fill@circle-fill:0,0,256,256,448 trash@circle:0,0,256,256,573 tree:32,0,192,256,587 \
    tree-fill:32,0,192,256,391 triangle:0,16,257,224,545 triangle-fill:-1,16,258,224,298 \
    trophy:0,0,256,256,967 trophy-fill:0,0,256,256,628 tv:0,32,256,192,643 \
    tv-fill:0,32,256,192,257 type:16,60,229,152,631 type-bold:61,50,125,158,470 \
    type-italic:81,50,95,158,351 type-strikethrough:16,47,224,164,579 \
    type-underline:56,50,144,190,334 ui-checks:0,16,240,224,770 umbrella:0,0,256,256,1703 \
    umbrella-fill:0,0,256,256,1243 unlock:16,0,208,256,350 unlock-fill:16,0,208,256,286 \
    upc:48,64,160,128,386 upc-scan:0,0,256,256,783 upload:0,16,256,223,424 \
    view-stacked:16,0,224,256,434 volume-down:48,56,145,144,476 \
    volume-down-fill:48,56,145,144,401 volume-mute:16,56,208,144,558 \
    volume-mute-fill:16,56,208,144,491 volume-off:80,56,96,144,363 \
    volume-off-fill:80,56,96,144,292 volume-up:16,31,209,194,794 \
    volume-up-fill:16,31,209,194,745 wallet-fill:0,32,256,192,545 wallet2:0,4,256,236,427 \
    wifi:7,48,242,165,951 wifi-off:7,27,242,190,1032 wind:0,16,256,224,424 \
    wrench:0,0,256,256,541 x-circle:0,0,256,256,423 x-circle-fill:0,0,256,256,364 \
    x-lg:32,32,192,192,320 x-octagon:0,0,256,256,646 x-octagon-fill:0,0,256,256,570 \
    x-square:0,0,256,256,497 x-square-fill:0,0,256,256,400 zoom-in:0,0,256,256,553 \
    zoom-out:0,0,256,256,506
    """
}
